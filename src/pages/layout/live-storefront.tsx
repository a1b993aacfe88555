import { useEffect } from "react";
import { cartActions, cartLinesNow } from "#features/cart/storefront/use-cart.ts";
import { isAbout } from "#shared/live-events.ts";
import { LiveSettings } from "#site/live-settings.tsx";
import { listenLive } from "#site/live-stream.ts";
import { invalidatePageMemory } from "#site/page-memory.ts";

/** Keeps every open page current: its own texts, prices in the cart, and cached pages. */
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
