import { accountFunctions } from "#features/administrators/server/account-functions.ts";
import { administratorFunctions } from "#features/administrators/server/administrator-functions.ts";
import { auditFunctions } from "#features/audit/server/audit-functions.ts";
import { cartFunctions } from "#features/cart/server/cart-functions.ts";
import { checkoutFunctions } from "#features/checkout/server/checkout-functions.ts";
import { blogFunctions } from "#features/content/server/blog-functions.ts";
import { pageFunctions } from "#features/content/server/page-functions.ts";
import { dashboardFunctions } from "#features/dashboard/server/dashboard-functions.ts";
import { newsletterFunctions } from "#features/newsletter/server/newsletter-functions.ts";
import { orderFunctions } from "#features/orders/server/order-functions.ts";
import { refundFunctions } from "#features/orders/server/refund-functions.ts";
import { settingsFunctions } from "#features/settings/server/settings-functions.ts";
import { countryFunctions } from "#features/shipping/server/country-functions.ts";
import { parcelMachineFunctions } from "#features/shipping/server/parcel-machine-functions.ts";
import type { Shop } from "#platform/shop.ts";

/** Every function the shop has. Their types are what the client is made of. */
export const allFunctions = (shop: Shop) => [
  ...cartFunctions(shop),
  ...settingsFunctions(shop),
  ...administratorFunctions(shop),
  ...accountFunctions(shop),
  ...auditFunctions(shop),
  ...countryFunctions(shop),
  ...checkoutFunctions(shop),
  ...orderFunctions(shop),
  ...refundFunctions(shop),
  ...parcelMachineFunctions(shop),
  ...newsletterFunctions(shop),
  ...pageFunctions(shop),
  ...blogFunctions(shop),
  ...dashboardFunctions(shop),
];
