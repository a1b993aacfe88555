import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

/** Where the browser does not tell when it is idle. */
const SOON_MS = 3_000;

/**
 * A part that comes over the wire after the page: while the browser is idle, or at once when it is to open. Where it cannot
 * be had, `instead` stands in.
 */
export function onDemand<P extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<P> }>,
  instead: ComponentType<P>,
): ComponentType<P> {
  const Part = lazy(() => load().catch(() => ({ default: instead })));
  return function OnDemand(props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.open && !wasOpened) setWasOpened(true);
    useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
    return wasOpened ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, SOON_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}
