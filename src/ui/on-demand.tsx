import { type ComponentType, useEffect, useState } from "react";

/** Where the browser does not tell when it is idle. */
const SOON_MS = 3_000;

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "scroll"];

/**
 * A part that comes over the wire after the page: at the first sign of a person, while the browser is idle, or at once when it
 * is to open. Where it cannot be had, `instead` is shown. Not by Suspense, whose content React holds back for 300 ms.
 */
export function onDemand<P extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<P> }>,
  instead: ComponentType<P>,
): ComponentType<P> {
  return function OnDemand(props) {
    const [Part, setPart] = useState<ComponentType<P>>();
    useEffect(() => whenSomebodyIsThere(() => void load().catch(() => undefined)), []);
    const { open } = props;
    useEffect(() => {
      if (!open) return;
      const show = (part: ComponentType<P>) => setPart(() => part);
      load().then(
        (module) => show(module.default),
        () => show(instead),
      );
    }, [open]);
    return Part ? <Part {...props} /> : null;
  };
}

function whenSomebodyIsThere(act: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    if ("requestIdleCallback" in window) requestIdleCallback(act);
    else setTimeout(act, SOON_MS);
  };
  for (const sign of SIGNS_OF_LIFE)
    document.addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
