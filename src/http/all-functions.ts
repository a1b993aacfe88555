import { accountFunctions } from "#features/administrators/server/account-functions.ts";
import { administratorFunctions } from "#features/administrators/server/administrator-functions.ts";
import { passkeyFunctions } from "#features/administrators/server/passkey-functions.ts";
import { auditFunctions } from "#features/audit/server/audit-functions.ts";
import { cartFunctions } from "#features/cart/server/cart-functions.ts";
import { imageMigrationFunctions } from "#features/catalog/server/image-migration-functions.ts";
import { checkoutFunctions } from "#features/checkout/server/checkout-functions.ts";
import { blogFunctions } from "#features/content/server/blog-functions.ts";
import { pageFunctions } from "#features/content/server/page-functions.ts";
import { customerFunctions } from "#features/customers/server/customer-functions.ts";
import { dashboardFunctions } from "#features/dashboard/server/dashboard-functions.ts";
import { letterFunctions } from "#features/letters/server/letter-functions.ts";
import { resendFunctions } from "#features/letters/server/resend-functions.ts";
import { campaignActions, campaignFunctions } from "#features/newsletter/server/campaign-functions.ts";
import { newsletterFunctions } from "#features/newsletter/server/newsletter-functions.ts";
import { endSubscription } from "#features/newsletter/server/returned-letter.ts";
import { subscriberData } from "#features/newsletter/server/subscriber-data.ts";
import { subscriberActions, subscriberFunctions } from "#features/newsletter/server/subscriber-functions.ts";
import { adminOrdersFunctions } from "#features/orders/server/admin-orders-functions.ts";
import { customerProfileFunctions } from "#features/orders/server/customer-profile-functions.ts";
import { manyOrdersFunctions } from "#features/orders/server/many-orders-functions.ts";
import { orderFileFunctions } from "#features/orders/server/order-file-functions.ts";
import { orderFunctions } from "#features/orders/server/order-functions.ts";
import { personalDataFunctions } from "#features/orders/server/personal-data-functions.ts";
import { refundFunctions } from "#features/orders/server/refund-functions.ts";
import { reservationFunctions } from "#features/orders/server/reservation-functions.ts";
import { shipmentFunctions } from "#features/orders/server/shipment-functions.ts";
import { withdrawalFunctions } from "#features/orders/server/withdrawal-functions.ts";
import { imageFunctions } from "#features/pictures/server/image-functions.ts";
import { searchFunctions } from "#features/search/server/search-functions.ts";
import { settingsFunctions } from "#features/settings/server/settings-functions.ts";
import { countryFunctions } from "#features/shipping/server/country-functions.ts";
import { parcelMachineFunctions } from "#features/shipping/server/parcel-machine-functions.ts";
import { manyProductsFunctions } from "#features/stock/server/many-products-functions.ts";
import { productFunctions } from "#features/stock/server/product-functions.ts";
import type { Shop } from "#platform/shop.ts";

/** Every function the shop has. Their types are what the client is made of. */
export const allFunctions = (shop: Shop) => [
  ...cartFunctions(shop),
  ...settingsFunctions(shop),
  ...letterFunctions(shop),
  ...resendFunctions(shop, [endSubscription]),
  ...administratorFunctions(shop),
  ...accountFunctions(shop),
  ...passkeyFunctions(shop),
  ...auditFunctions(shop),
  ...countryFunctions(shop),
  ...checkoutFunctions(shop),
  ...orderFunctions(shop),
  ...refundFunctions(shop),
  ...reservationFunctions(shop),
  ...adminOrdersFunctions(shop, [...subscriberActions(shop), ...campaignActions(shop)]),
  ...manyOrdersFunctions(shop),
  ...shipmentFunctions(shop),
  ...orderFileFunctions(shop),
  ...customerFunctions(shop),
  ...customerProfileFunctions(shop),
  ...withdrawalFunctions(shop),
  ...personalDataFunctions(shop, [subscriberData]),
  ...parcelMachineFunctions(shop),
  ...newsletterFunctions(shop),
  ...subscriberFunctions(shop),
  ...campaignFunctions(shop),
  ...searchFunctions(shop),
  ...pageFunctions(shop),
  ...blogFunctions(shop),
  ...dashboardFunctions(shop),
  ...productFunctions(shop),
  ...manyProductsFunctions(shop),
  ...imageFunctions(shop),
  ...imageMigrationFunctions(shop),
];
