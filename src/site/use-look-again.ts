import { useCallback, useContext } from "react";
import { type DataRouter, UNSAFE_DataRouterContext } from "react-router";

/** So that a thousand open pages do not all look at once (decision 8). */
const JITTER_MS = 2_000;

/** Has the page look unasked, soon, at what it shows. `before` is called once the shop is there, also where the page must not look. */
export function useLookAgain(): (before?: () => void) => void {
  // Nothing public tells a layout whether the page below shows what a form answered.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    (before) => {
      if (router) lookSoon(router, before);
    },
    [router],
  );
}

const waiting = new Set<() => void>();
const nothing = () => {};

/** News that come together are one look. */
export function lookSoon(router: DataRouter, before = nothing): void {
  if (waiting.size === 0) setTimeout(() => lookAgain(router), Math.random() * JITTER_MS);
  waiting.add(before);
}

/**
 * The router would put an error in the page's place where the shop cannot answer, and forget what a form answered: an order's
 * withdrawal, a problem beside its field. So the page's data are asked for first, as the router asks for them.
 */
async function lookAgain(router: DataRouter): Promise<void> {
  const told = [...waiting];
  waiting.clear();
  const { pathname, search } = router.state.location;
  const address = `${pathname.replace(/\/$/, "/_")}.data${search}`;
  const { status } = await fetch(address).catch(() => ({ status: 503 }));
  // A page that is gone is an answer. One that is refused or fails is none.
  if (status >= 429) return;
  for (const before of told) before();
  if (!router.state.actionData) await router.revalidate();
}
