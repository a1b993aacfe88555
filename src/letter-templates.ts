import type { Templates } from "#features/letters/server/send-letters.ts";
import type { Shop } from "#platform/shop.ts";

/** Whoever writes a kind of letter. What does is large, and not needed before the first one. */
export function letterTemplates(shop: Shop): () => Promise<Templates> {
  let loaded: Promise<Templates> | undefined;
  return () => {
    loaded ??= load(shop);
    return loaded;
  };
}

async function load(shop: Shop): Promise<Templates> {
  const [{ orderLetters }, { administratorLetters }, { newsletterLetters }, { campaignLetters }] = await Promise.all([
    import("#features/orders/server/order-letters.tsx"),
    import("#features/administrators/server/administrator-letters.tsx"),
    import("#features/newsletter/server/confirmation-letter.tsx"),
    import("#features/newsletter/server/campaign-letter.tsx"),
  ]);
  return { ...orderLetters(shop), ...administratorLetters, ...newsletterLetters(shop), ...campaignLetters(shop) };
}
