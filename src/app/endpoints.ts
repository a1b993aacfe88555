import { accountFunctions } from "#features/administrators/server/account-endpoints.ts";
import { administratorFunctions } from "#features/administrators/server/administrator-endpoints.ts";
import { passkeyFunctions } from "#features/administrators/server/passkey-endpoints.ts";
import { auditFunctions } from "#features/audit/server/audit-endpoints.ts";
import { campaignActions, campaignFunctions } from "#features/campaigns/server/campaign-endpoints.ts";
import { endSubscription } from "#features/campaigns/server/end-subscription.ts";
import { cartFunctions } from "#features/cart/server/cart-endpoints.ts";
import { checkoutFunctions } from "#features/checkout/server/checkout-endpoints.ts";
import { blogFunctions } from "#features/content/server/blog-endpoints.ts";
import { pageFunctions } from "#features/content/server/page-endpoints.ts";
import { customerFunctions } from "#features/customer-care/server/customer-endpoints.ts";
import { customerProfileFunctions } from "#features/customer-care/server/customer-profile-endpoints.ts";
import { personalDataFunctions } from "#features/customer-care/server/personal-data-endpoints.ts";
import { letterFunctions } from "#features/email/server/email-endpoints.ts";
import { resendFunctions } from "#features/email/server/resend-endpoints.ts";
import { imageFunctions } from "#features/images/server/image-endpoints.ts";
import { adminOrdersFunctions } from "#features/orders/server/admin-order-endpoints.ts";
import { manyOrdersFunctions } from "#features/orders/server/many-orders-endpoints.ts";
import { orderFileFunctions } from "#features/orders/server/order-detail-endpoints.ts";
import { orderFunctions } from "#features/orders/server/order-endpoints.ts";
import { refundFunctions } from "#features/orders/server/refund-endpoints.ts";
import { reservationFunctions } from "#features/orders/server/reservation-endpoints.ts";
import { shipmentFunctions } from "#features/orders/server/shipment-endpoints.ts";
import { withdrawalFunctions } from "#features/orders/server/withdrawal-endpoints.ts";
import { imageMigrationFunctions } from "#features/products/server/image-migration-endpoints.ts";
import { manyProductsFunctions } from "#features/products/server/many-products-endpoints.ts";
import { productFunctions } from "#features/products/server/product-endpoints.ts";
import { dashboardFunctions } from "#features/reporting/server/dashboard-endpoints.ts";
import { searchFunctions } from "#features/search/server/search-endpoints.ts";
import { settingsFunctions } from "#features/settings/server/settings-endpoints.ts";
import { countryFunctions } from "#features/shipping/server/country-endpoints.ts";
import { parcelMachineFunctions } from "#features/shipping/server/parcel-machine-endpoints.ts";
import { newsletterFunctions } from "#features/subscribers/server/newsletter-endpoints.ts";
import { subscriberActions, subscriberFunctions } from "#features/subscribers/server/subscriber-endpoints.ts";
import type { Shop } from "#platform/context.ts";

type AnyEndpoint = ReturnType<typeof allFunctions>[number];
type ByName = { [One in AnyEndpoint as `${One["method"]} ${One["name"]}`]: One };

declare module "#api-client/api-client.ts" {
  interface Doors extends ByName {}
}

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
  ...personalDataFunctions(shop),
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
