import type { Templates } from "#features/email/server/send-emails.ts";
import type { Shop } from "#platform/context.ts";

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
    import("#features/orders/server/order-emails.tsx"),
    import("#features/administrators/server/administrator-emails.tsx"),
    import("#features/subscribers/server/confirmation-email.tsx"),
    import("#features/campaigns/server/campaign-email.tsx"),
  ]);
  return { ...orderLetters(shop), ...administratorLetters, ...newsletterLetters(shop), ...campaignLetters(shop) };
}
