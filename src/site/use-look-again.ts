import { useCallback, useContext } from "react";
import { type DataRouter, UNSAFE_DataRouterContext } from "react-router";

/** Has the page look unasked at what it shows. `before` is called once the shop is there, also where the page must not look. */
export function useLookAgain(): (before?: () => void) => Promise<void> {
  // Nothing public tells a layout whether the page below shows what a form answered.
  const context = useContext(UNSAFE_DataRouterContext);
  return useCallback(
    async (before) => {
      if (context) await lookAgain(context.router, before);
    },
    [context],
  );
}

/**
 * The router would put an error in the page's place where the shop cannot be reached, and forget what a form answered: an
 * order's withdrawal, a problem beside its field.
 */
export async function lookAgain(router: DataRouter, before?: () => void): Promise<void> {
  if (!(await isShopThere())) return;
  before?.();
  if (!router.state.actionData) await router.revalidate();
}

const isShopThere = (): Promise<boolean> =>
  fetch("/healthz").then(
    ({ ok }) => ok,
    () => false,
  );
