// What the package's files use of frameworks that Debian has no declarations of.

declare module "vue" {
  export interface GlobalComponents {}
}

declare module "@angular/core" {
  export function Directive(options: {
    selector: string; standalone: boolean; host: Record<string, string>; providers: object[];
  }): ClassDecorator;
  export class ElementRef<Element> { nativeElement: Element; }
  export function forwardRef(type: () => unknown): unknown;
}

declare module "@angular/forms" {
  export interface ControlValueAccessor {
    writeValue(value: any): void;
    registerOnChange(changed: any): void;
    registerOnTouched(touched: any): void;
    setDisabledState?(isDisabled: boolean): void;
  }
  export const NG_VALUE_ACCESSOR: unknown;
}
