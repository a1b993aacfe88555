import { useEffect, useEffectEvent, useRef } from "react";

/** Once `isThere` ends, and with it what had the focus, the keyboard goes on with `next`. */
export function useFocusAfter(isThere: boolean, next: () => HTMLElement | null | undefined): void {
  const was = useRef(isThere);
  const goOn = useEffectEvent(() => {
    if (document.activeElement === document.body) next()?.focus();
  });
  useEffect(() => {
    if (was.current && !isThere) goOn();
    was.current = isThere;
  }, [isThere]);
}
