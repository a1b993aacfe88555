import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { cartDeeds, cartLinesNow } from "#features/cart/shop/use-cart.ts";
import { isAbout } from "#shared/news.ts";
import { listenLive } from "./live-stream.ts";

let areOld = false;

/** For the root, which asks for the settings again only when they have changed. */
export const areSettingsOld = (): boolean => areOld;

/** What stands on every page: the shop's own words, and prices in the cart. */
export function LiveShop() {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      listenLive((news) => {
        if (news.settings) {
          areOld = true;
          void revalidate().finally(() => {
            areOld = false;
          });
        }
        const inCart = cartLinesNow().flatMap(({ productId }) => productId ?? []);
        if (isAbout(news, inCart)) void cartDeeds.refresh({ force: true });
      }),
    [revalidate],
  );
  return null;
}
