import { administratorFunctions } from "#features/administrators/server/administrator-functions.ts";
import { cartFunctions } from "#features/cart/server/cart-functions.ts";
import { imageMigrationFunctions } from "#features/catalog/server/image-migration-functions.ts";
import { checkoutFunctions } from "#features/checkout/server/checkout-functions.ts";
import { newsletterFunctions } from "#features/newsletter/server/newsletter-functions.ts";
import { orderFunctions } from "#features/orders/server/order-functions.ts";
import { refundFunctions } from "#features/orders/server/refund-functions.ts";
import { imageFunctions } from "#features/pictures/server/image-functions.ts";
import { countryFunctions } from "#features/shipping/server/country-functions.ts";
import { parcelMachineFunctions } from "#features/shipping/server/parcel-machine-functions.ts";
import { manyProductsFunctions } from "#features/stock/server/many-products-functions.ts";
import { productFunctions } from "#features/stock/server/product-functions.ts";
import type { Shop } from "#platform/shop.ts";

/** Every function the shop has. Their types are what the client is made of. */
export const allFunctions = (shop: Shop) => [
  ...cartFunctions(shop),
  ...administratorFunctions(shop),
  ...countryFunctions(shop),
  ...checkoutFunctions(shop),
  ...orderFunctions(shop),
  ...refundFunctions(shop),
  ...parcelMachineFunctions(shop),
  ...newsletterFunctions(shop),
  ...productFunctions(shop),
  ...manyProductsFunctions(shop),
  ...imageFunctions(shop),
  ...imageMigrationFunctions(shop),
];
