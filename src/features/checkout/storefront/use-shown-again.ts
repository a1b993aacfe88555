import { useEffect, useEffectEvent } from "react";

/** The Back button may show the page as it was left, out of the browser's memory. */
export function useShownAgain(then: () => void): void {
  const shown = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) then();
  });
  useEffect(() => {
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);
}
