import type { EmailKind } from "#features/letters/email-kinds.ts";
import type { Template } from "#features/letters/server/email-templates.ts";
import type { Shop } from "#platform/shop.ts";

/** The template of each kind, loaded with the first email: what renders them is large. */
export function letterTemplates(shop: Shop): () => Promise<AllTemplates> {
  let loaded: Promise<AllTemplates> | undefined;
  return () => {
    loaded ??= load(shop);
    return loaded;
  };
}

type AllTemplates = Readonly<Record<EmailKind, Template>>;

async function load(shop: Shop): Promise<AllTemplates> {
  const [{ orderLetters }, { administratorLetters }, { newsletterLetters }, { campaignLetters }] = await Promise.all([
    import("#features/orders/server/order-letters.tsx"),
    import("#features/administrators/server/administrator-letters.tsx"),
    import("#features/newsletter/server/confirmation-letter.tsx"),
    import("#features/newsletter/server/campaign-letter.tsx"),
  ]);
  return { ...orderLetters(shop), ...administratorLetters, ...newsletterLetters(shop), ...campaignLetters(shop) };
}
