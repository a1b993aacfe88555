import { useEffect } from "react";
import { forgetPayingCart } from "#features/cart/shop/paying-cart.ts";

/** Once the order is known to be paid the copy of its cart has served (decision 23). */
export function ForgetPaidCart() {
  useEffect(forgetPayingCart, []);
  return null;
}
