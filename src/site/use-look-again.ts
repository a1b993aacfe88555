import { useCallback, useContext } from "react";
import { type DataRouter, UNSAFE_DataRouterContext } from "react-router";

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

let isWaiting = false;
let told: (() => void) | undefined;

/** Within 2 seconds, so that a thousand open pages do not all look at once (decision 8). News that come together are one look. */
export function lookSoon(router: DataRouter, before?: () => void): void {
  told ??= before;
  if (!isWaiting) setTimeout(lookAgain, Math.random() * 2_000, router);
  isWaiting = true;
}

/**
 * The router would put an error in the page's place where the shop cannot answer, and forget what a form answered: an order's
 * withdrawal, a problem beside its field. So the page's data are asked for first, as the router asks for them.
 */
async function lookAgain(router: DataRouter): Promise<void> {
  const before = told;
  isWaiting = false;
  told = undefined;
  const { pathname, search } = router.state.location;
  const status = await fetch(`${pathname.replace(/\/$/, "/_")}.data${search}`)
    // An answer that nobody reads would hold its connection: nothing keeps it.
    .then((answer) => answer.text().then(() => answer.status))
    .catch(() => 503);
  // A page that is gone is an answer. One that is refused or fails is none.
  if (status >= 429) return;
  before?.();
  if (!router.state.actionData) await router.revalidate();
}
