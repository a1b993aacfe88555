import { useEffect } from "react";
import { cartActions, cartLinesNow } from "#features/cart/storefront/use-cart.ts";
import { isAbout } from "#shared/live-events.ts";
import { LiveSettings } from "#site/live-settings.tsx";
import { listenLive } from "#site/live-stream.ts";
import { invalidatePageMemory } from "#site/page-memory.ts";

/** What stands on every page of the shop: its own words, prices in the cart, and what was kept of other pages. */
export function LiveStorefront() {
  useEffect(
    () =>
      listenLive((message) => {
        invalidatePageMemory(message);
        const inCart = cartLinesNow().flatMap(({ productId }) => productId ?? []);
        if (isAbout(message, inCart)) void cartActions.refresh({ force: true });
      }),
    [],
  );
  return <LiveSettings />;
}
