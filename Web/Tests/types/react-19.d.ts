// What the package's types use of those of React 19, where the names of JSX are in React's module.

declare module "react" {
  type Ref<T> = ((instance: T | null) => void) | { readonly current: T | null } | null;
  interface RefAttributes<T> {
    key?: string | number | bigint | null;
    ref?: Ref<T>;
  }
  interface HTMLAttributes<T> {
    autoFocus?: boolean;
    children?: JSX.Element | JSX.Element[];
    className?: string;
    defaultValue?: string | number | readonly string[];
    enterKeyHint?: "enter" | "done" | "go" | "next" | "previous" | "search" | "send";
    id?: string;
    inputMode?: "none" | "text" | "tel" | "url" | "email" | "numeric" | "decimal" | "search";
    onChange?: (event: { currentTarget: T }) => void;
    onClick?: (event: { currentTarget: T }) => void;
    onInput?: (event: { currentTarget: T }) => void;
  }
  type DetailedHTMLProps<Attributes extends HTMLAttributes<T>, T> = RefAttributes<T> & Attributes;
  interface ForwardRefExoticComponent<Properties> {
    (properties: Properties): JSX.Element;
  }
  function createElement<Properties>(
    type: ForwardRefExoticComponent<Properties>, properties: Properties): JSX.Element;
  function useRef<T>(value: T | null): { current: T | null };
  function useState<T>(value: T): [T, (value: T) => void];

  namespace JSX {
    interface Element {
      type: unknown;
    }
    interface IntrinsicElements {}
  }
}

declare module "react/jsx-runtime" {
  import { JSX as React } from "react";

  const Fragment: unique symbol;
  namespace JSX {
    type Element = React.Element;
    interface IntrinsicElements extends React.IntrinsicElements {}
    interface ElementChildrenAttribute {
      children: unknown;
    }
  }
}
