import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { cartDeeds, cartLinesNow } from "#features/cart/shop/use-cart.ts";
import { isAbout } from "#shared/news.ts";
import { outdateKept } from "./kept-answers.ts";
import { listenLive } from "./live-stream.ts";

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
