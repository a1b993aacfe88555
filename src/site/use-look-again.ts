import { useCallback, useContext } from "react";
import { type DataRouter, UNSAFE_DataRouterContext } from "react-router";

/** Has the page look unasked at what it shows. `before` is called once the shop is there, also where the page must not look. */
export function useLookAgain(): (before?: () => void) => Promise<void> {
  // Nothing public tells a layout whether the page below shows what a form answered.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    async (before) => {
      if (router) await lookAgain(router, before);
    },
    [router],
  );
}

/**
 * The router would put an error in the page's place where the shop cannot be reached, and forget what a form answered: an
 * order's withdrawal, a problem beside its field.
 */
export async function lookAgain(router: DataRouter, before?: () => void): Promise<void> {
  const { ok } = await fetch("/healthz").catch(() => ({ ok: false }));
  if (!ok) return;
  before?.();
  if (!router.state.actionData) await router.revalidate();
}
