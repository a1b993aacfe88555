import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * What had the focus may have left with what a link led away from: the keyboard then goes on with the content, the element
 * of that id.
 */
export function useFollowedLink(content: string): void {
  const { key } = useLocation();
  const seen = useRef({ key, focused: null as EventTarget | null });
  useEffect(() => {
    const { key: before, focused } = seen.current;
    const isLost = focused instanceof Node && !focused.isConnected && document.activeElement === document.body;
    if (isLost && key !== before) document.getElementById(content)?.focus({ preventScroll: true });
    seen.current.key = key;
    const note = ({ target }: FocusEvent) => {
      seen.current.focused = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [key, content]);
}
