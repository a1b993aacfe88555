import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { cartDeeds, cartLinesNow } from "#features/cart/storefront/use-cart.ts";
import { isAbout } from "#shared/live-events.ts";
import { listenLive } from "#site/live-stream.ts";
import { outdateKept } from "#site/page-memory.ts";

let areOld = false;

/** For the root, which asks for the settings again only when they have changed. */
export const areSettingsOld = (): boolean => areOld;

/** The shop's own words, wherever they stand. */
export function LiveSettings() {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      listenLive(({ settings }) => {
        if (!settings) return;
        areOld = true;
        void revalidate().finally(() => {
          areOld = false;
        });
      }),
    [revalidate],
  );
  return null;
}

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
