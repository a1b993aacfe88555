import { restoreUnpaid } from "#features/checkout/storefront/use-unpaid-cart.ts";
import { cameBack } from "#site/live-stream.ts";

// Back from a payment page may lead to home, where the shop returned while that page was slow in coming (decision 23). Who leaves to
// pay from this document is on the way there.
if (cameBack()) void restoreUnpaid({ before: performance.timeOrigin });

export { default } from "#features/cart/storefront/cart-drawer.tsx";
