import type { EmailKind } from "#features/email/email-kinds.ts";
import type { Template } from "#features/email/server/email-templates.ts";
import type { AppContext } from "#platform/context.ts";
import { loadedOnce } from "#shared/loaded-once.ts";

/** The template of each kind, loaded with the first email because the renderer is large. */
export const emailRegistry = (shop: AppContext): (() => Promise<AllTemplates>) => loadedOnce(() => load(shop));

type AllTemplates = Readonly<Record<EmailKind, Template>>;

async function load(shop: AppContext): Promise<AllTemplates> {
  const [
    { orderEmailTemplates },
    { shippedEmailTemplate },
    { withdrawalEmailTemplates },
    { recallEmailTemplates },
    { administratorEmailTemplates },
    { newsletterEmailTemplates },
    { backInStockEmailTemplates },
    { campaignEmailTemplates },
    { reportEmailTemplates },
  ] = await Promise.all([
    import("#features/orders/server/order-emails.tsx"),
    import("#features/fulfilment/server/shipped-email.tsx"),
    import("#features/withdrawals/server/withdrawal-emails.tsx"),
    import("#features/product-safety/server/recall-emails.tsx"),
    import("#features/administrators/server/administrator-emails.tsx"),
    import("#features/subscribers/server/confirmation-email.tsx"),
    import("#features/back-in-stock/server/back-in-stock-emails.tsx"),
    import("#features/campaigns/server/campaign-email.tsx"),
    import("#features/reporting/server/report-emails.tsx"),
  ]);
  return {
    ...orderEmailTemplates(shop),
    ...shippedEmailTemplate(shop),
    ...withdrawalEmailTemplates(shop),
    ...recallEmailTemplates(shop),
    ...administratorEmailTemplates,
    ...newsletterEmailTemplates(shop),
    ...backInStockEmailTemplates(shop),
    ...campaignEmailTemplates(shop),
    ...reportEmailTemplates,
  };
}
