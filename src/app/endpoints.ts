import { accountEndpoints } from "#features/administrators/server/account-endpoints.ts";
import { administratorEndpoints } from "#features/administrators/server/administrator-endpoints.ts";
import { confirmPassword } from "#features/administrators/server/confirm-password.ts";
import { notifySettingChanged } from "#features/administrators/server/notify-setting-changed.ts";
import { passkeyEndpoints } from "#features/administrators/server/passkey-endpoints.ts";
import { ownerOf } from "#features/administrators/server/signed-in-endpoints.ts";
import { auditEndpoints } from "#features/audit/server/audit-endpoints.ts";
import { backInStockEndpoints } from "#features/back-in-stock/server/back-in-stock-endpoints.ts";
import { bookEndpoints } from "#features/books/server/book-endpoints.ts";
import { campaignActions, campaignEndpoints } from "#features/campaigns/server/campaign-endpoints.ts";
import { endSubscription } from "#features/campaigns/server/end-subscription.ts";
import { replaceInCampaigns } from "#features/campaigns/server/replace-image.ts";
import { cartEndpoints } from "#features/cart/server/cart-endpoints.ts";
import { checkoutEndpoints } from "#features/checkout/server/checkout-endpoints.ts";
import { collectionEndpoints } from "#features/collections/server/collection-endpoints.ts";
import { translatedCollections } from "#features/collections/server/collection-translations.ts";
import { copyIntoCollections, replaceInCollections } from "#features/collections/server/save-collection.ts";
import { blogEndpoints } from "#features/content/server/blog-endpoints.ts";
import { translatedPages, translatedPosts } from "#features/content/server/content-translations.ts";
import { pageEndpoints } from "#features/content/server/page-endpoints.ts";
import { replaceInContent } from "#features/content/server/replace-image.ts";
import { customerEndpoints } from "#features/customer-care/server/customer-endpoints.ts";
import { customerProfileEndpoints } from "#features/customer-care/server/customer-profile-endpoints.ts";
import { personalDataEndpoints } from "#features/customer-care/server/personal-data-endpoints.ts";
import { processingEndpoints } from "#features/customer-care/server/processing-endpoints.ts";
import { documentEndpoints } from "#features/documents/server/document-endpoints.ts";
import { emailEndpoints } from "#features/email/server/email-endpoints.ts";
import { resendEndpoints } from "#features/email/server/resend-endpoints.ts";
import { parcelEndpoints } from "#features/fulfilment/server/parcel-endpoints.ts";
import { shipEach, shipMany } from "#features/fulfilment/server/ship-many.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { shipmentEndpoints } from "#features/fulfilment/server/shipment-endpoints.ts";
import { imageEndpoints } from "#features/images/server/image-endpoints.ts";
import { translatedImages } from "#features/images/server/image-translations.ts";
import { mediaEndpoints } from "#features/images/server/media-endpoints.ts";
import { correctionEndpoints } from "#features/order-editing/server/correction-endpoints.ts";
import { exchangeEndpoints } from "#features/order-editing/server/exchange-endpoints.ts";
import { handOrderEndpoints } from "#features/order-editing/server/hand-order-endpoints.ts";
import { adminOrdersEndpoints } from "#features/orders/server/admin-order-endpoints.ts";
import { bulkEndpoints } from "#features/orders/server/bulk-endpoints.ts";
import { hasSold } from "#features/orders/server/has-sold.ts";
import { manyOrdersEndpoints } from "#features/orders/server/many-orders-endpoints.ts";
import { orderDetailEndpoints } from "#features/orders/server/order-detail-endpoints.ts";
import { orderDocumentEndpoints } from "#features/orders/server/order-document-endpoints.ts";
import { orderEndpoints } from "#features/orders/server/order-endpoints.ts";
import { orderPaidAgain } from "#features/orders/server/pay-again.ts";
import { paymentEndpoints } from "#features/orders/server/payment-endpoints.ts";
import { paymentTaskEndpoints } from "#features/orders/server/payment-task-endpoints.ts";
import { refundEndpoints } from "#features/orders/server/refund-endpoints.ts";
import { reservationEndpoints } from "#features/orders/server/reservation-endpoints.ts";
import { hasSalesAtRate } from "#features/orders/server/sales-at-rate.ts";
import { updateOrder } from "#features/orders/server/update-order.ts";
import { pastEndpoints } from "#features/past-orders/server/past-endpoints.ts";
import { guaranteeNoticeEndpoints } from "#features/policies/server/guarantee-notice-endpoints.ts";
import { policyEndpoints } from "#features/policies/server/policy-endpoints.ts";
import { replaceInPolicies } from "#features/policies/server/save-policy.ts";
import { productSafetyEndpoints } from "#features/product-safety/server/product-safety-endpoints.ts";
import { attributeEndpoints } from "#features/products/server/attribute-endpoints.ts";
import { imageMigrationEndpoints } from "#features/products/server/image-migration-endpoints.ts";
import { kitEndpoints } from "#features/products/server/kit-endpoints.ts";
import { manyProductsEndpoints } from "#features/products/server/many-products-endpoints.ts";
import { translatedOptions } from "#features/products/server/option-translations.ts";
import { productEndpoints } from "#features/products/server/product-endpoints.ts";
import { replaceInProducts } from "#features/products/server/product-images.ts";
import { productsWithoutWarning, translatedProducts } from "#features/products/server/product-translations.ts";
import { unreadyProducts } from "#features/products/server/unready-products.ts";
import { variantEndpoints } from "#features/products/server/variant-endpoints.ts";
import { dashboardEndpoints } from "#features/reporting/server/dashboard-endpoints.ts";
import { reportEndpoints } from "#features/reporting/server/report-endpoints.ts";
import { searchEndpoints } from "#features/search/server/search-endpoints.ts";
import { translatedSettings } from "#features/settings/server/setting-translations.ts";
import { settingsEndpoints } from "#features/settings/server/settings-endpoints.ts";
import { countryEndpoints } from "#features/shipping/server/country-endpoints.ts";
import { parcelMachineEndpoints } from "#features/shipping/server/parcel-machine-endpoints.ts";
import { newsletterEndpoints } from "#features/subscribers/server/newsletter-endpoints.ts";
import { subscriberActions, subscriberEndpoints } from "#features/subscribers/server/subscriber-endpoints.ts";
import { taxEndpoints } from "#features/taxes/server/tax-endpoints.ts";
import { translationEndpoints } from "#features/translations/server/translation-endpoints.ts";
import { requesterRefusedAt } from "#features/vat-numbers/server/refused-requester.ts";
import { returnEndpoints } from "#features/withdrawals/server/return-endpoints.ts";
import { withdrawalEndpoints } from "#features/withdrawals/server/withdrawal-endpoints.ts";
import type { AppContext } from "#platform/context.ts";
import { foundAnswers } from "../pages/storefront/found-answers.ts";

type AnyEndpoint = ReturnType<typeof allEndpoints>[number];
type ByName = { [One in AnyEndpoint as `${One["method"]} ${One["name"]}`]: One };

declare module "#api-client/api-client.ts" {
  interface Endpoints extends ByName {}
}

/** Everything that has texts of its own in each language. What has no safety to tell of comes last. */
const TRANSLATED = [
  translatedProducts,
  translatedCollections,
  translatedSettings,
  translatedPages,
  translatedPosts,
  translatedImages,
  translatedOptions,
];

/** All endpoints. The API client takes its types from them. */
export const allEndpoints = (shop: AppContext) => [
  ...cartEndpoints(shop, orderPaidAgain),
  ...backInStockEndpoints(shop),
  ...settingsEndpoints(shop, {
    withoutWarning: productsWithoutWarning,
    unready: (settings) => unreadyProducts(shop.db, settings),
    isNumberRefused: async (settings) => (await requesterRefusedAt(shop.db, settings)) !== null,
    hasSales: hasSalesAtRate,
    hasSold: () => hasSold(shop.db),
    notify: (tx, changed, actor) => notifySettingChanged(shop, tx, changed, actor),
    confirmPassword: async (caller, password) => {
      await confirmPassword(shop, ownerOf(caller), password);
    },
  }),
  ...translationEndpoints(shop, TRANSLATED),
  ...emailEndpoints(shop),
  ...resendEndpoints(shop, [endSubscription]),
  ...administratorEndpoints(shop),
  ...accountEndpoints(shop),
  ...passkeyEndpoints(shop),
  ...auditEndpoints(shop),
  ...countryEndpoints(shop),
  ...checkoutEndpoints(shop),
  ...documentEndpoints(shop),
  ...taxEndpoints(shop),
  ...bookEndpoints(shop),
  ...orderEndpoints(shop),
  ...paymentEndpoints(shop),
  ...paymentTaskEndpoints(shop),
  ...refundEndpoints(shop),
  ...reservationEndpoints(shop),
  ...adminOrdersEndpoints(shop, [updateOrder(shop, shipOrder), ...subscriberActions(shop), ...campaignActions(shop)]),
  ...manyOrdersEndpoints(shop),
  ...bulkEndpoints(shop, { shipMany, shipEach }),
  ...shipmentEndpoints(shop),
  ...parcelEndpoints(shop),
  ...orderDetailEndpoints(shop),
  ...orderDocumentEndpoints(shop),
  ...correctionEndpoints(shop),
  ...handOrderEndpoints(shop),
  ...exchangeEndpoints(shop),
  ...customerEndpoints(shop),
  ...pastEndpoints(shop),
  ...customerProfileEndpoints(shop),
  ...withdrawalEndpoints(shop),
  ...returnEndpoints(shop),
  ...productSafetyEndpoints(shop),
  ...personalDataEndpoints(shop),
  ...processingEndpoints(shop),
  ...parcelMachineEndpoints(shop),
  ...newsletterEndpoints(shop),
  ...subscriberEndpoints(shop),
  ...campaignEndpoints(shop),
  ...searchEndpoints(shop, foundAnswers),
  ...pageEndpoints(shop),
  ...policyEndpoints(shop),
  ...guaranteeNoticeEndpoints(shop),
  ...blogEndpoints(shop),
  ...dashboardEndpoints(shop),
  ...reportEndpoints(shop),
  ...productEndpoints(shop, [copyIntoCollections]),
  ...kitEndpoints(shop),
  ...manyProductsEndpoints(shop),
  ...variantEndpoints(shop),
  ...attributeEndpoints(shop),
  ...collectionEndpoints(shop),
  ...imageEndpoints(shop),
  ...mediaEndpoints(shop, [
    replaceInProducts,
    replaceInContent,
    replaceInCollections,
    replaceInCampaigns,
    replaceInPolicies,
  ]),
  ...imageMigrationEndpoints(shop),
];
