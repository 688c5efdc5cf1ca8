// React as a module, of the script that the page has loaded.
export default React;
export const {
  Fragment, StrictMode, createElement, forwardRef, memo, useCallback, useEffect, useImperativeHandle,
  useInsertionEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, version,
} = React;
