import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

/** Where the browser does not tell when it is idle. */
const SOON_MS = 3_000;

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "scroll"];

/**
 * A part that comes over the wire after the page: at the first sign of a person, while the browser is idle, or at once when it
 * is to open. Where it cannot be had, `instead` closes it and leads elsewhere, at each press: Chromium does not ask again for a
 * script that it missed until the next document. Not by Suspense, whose content React holds back for 300 ms.
 */
export function onDemand<P extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<P> }>,
  instead: (props: P) => void,
): ComponentType<P> {
  return function OnDemand(props) {
    const [Part, setPart] = useState<ComponentType<P>>();
    useEffect(() => whenSomebodyIsThere(() => void load().catch(() => undefined)), []);
    const { open } = props;
    const fail = useEffectEvent(() => props.open && instead(props));
    useEffect(() => {
      if (open) load().then((module) => setPart(() => module.default), fail);
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
