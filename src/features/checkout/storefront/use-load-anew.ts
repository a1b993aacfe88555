import { useEffect } from "react";

/**
 * After Back from the page of a provider, the browser may show ours out of its memory, where it still waits to leave. Not by
 * `useShownAgain`: shared with the cart, that would be one script more for its page.
 */
export function useLoadAnewAfterBack(): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);
}
