import { useEffect } from "react";
import { cartDeeds, cartLinesNow } from "#features/cart/storefront/use-cart.ts";
import { isAbout } from "#shared/live-events.ts";
import { LiveSettings } from "#site/live-settings.tsx";
import { listenLive } from "#site/live-stream.ts";
import { outdateKept } from "#site/page-memory.ts";

/** What stands on every page of the shop: its own words, prices in the cart, and what was kept of other pages. */
export function LiveShop() {
  useEffect(
    () =>
      listenLive((news) => {
        outdateKept(news);
        const inCart = cartLinesNow().flatMap(({ productId }) => productId ?? []);
        if (isAbout(news, inCart)) void cartDeeds.refresh({ force: true });
      }),
    [],
  );
  return <LiveSettings />;
}
