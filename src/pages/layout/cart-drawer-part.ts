import { cameBack } from "#site/live-stream.ts";

// Back from a payment page may lead to home, where the shop returned while that page was slow in coming (decision 23).
if (cameBack()) import("#features/checkout/storefront/give-back.ts").then(({ giveBack }) => giveBack()).catch(() => {});

export { default } from "#features/cart/storefront/cart-drawer.tsx";
