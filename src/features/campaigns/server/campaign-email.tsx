import type { EmailData } from "#features/email/email-kinds.ts";
import { type EmailContext, emailTemplates, type RenderedEmail } from "#features/email/server/email-templates.ts";
import { writeEmail } from "#features/email/server/render-email.ts";
import { emailImages } from "#features/images/server/email-images.ts";
import { traderLine } from "#features/policies/server/policy-facts.ts";
import { type Product, priceNow } from "#features/products/product.ts";
import { messages as catalogMessages } from "#features/products/product-page-messages.ts";
import { productsById } from "#features/products/server/product-queries.ts";
import { unitPriceText } from "#features/products/unit-price.ts";
import { unsubscribeHeaders } from "#features/subscribers/server/confirmation-email.tsx";
import { type EmailLink, emailLink } from "#features/subscribers/server/subscriber-key.ts";
import { writableSubscriber } from "#features/subscribers/server/subscriber-queries.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { localizedUrl } from "#shared/language.ts";
import { formatMoney } from "#shared/money.ts";
import { type CampaignContent, productsOf } from "../campaign-content.ts";
import { campaignEmails } from "../campaign-emails.ts";
import { messages as problems } from "../campaign-messages.ts";
import { CampaignEmail, type ShownBlock, type ShownProduct, textStyles } from "../emails/campaign-email.tsx";
import { countedLinks, linksOf, productPath, wholeAddresses } from "./campaign-links.ts";
import { campaignById } from "./campaign-queries.ts";
import { dressedHtml } from "./email-html.ts";

export const campaignEmailTemplates = (shop: AppContext) =>
  emailTemplates(campaignEmails, {
    campaign: (data, context) => campaignEmail(shop, data, context),
    "campaign-test": (content, context) => testEmail(shop, content, context),
  });

type Content = Pick<CampaignContent, "subject" | "preview" | "body">;

/**
 * A campaign's email to one subscriber, with the prices of the moment. Null where he has left, or the campaign was
 * cancelled or deleted, since it was queued.
 */
async function campaignEmail(
  shop: AppContext,
  { campaignId, subscriberId }: EmailData["campaign"],
  context: EmailContext,
): Promise<RenderedEmail | null> {
  const [campaign, subscriber] = await Promise.all([
    campaignById(shop.db, campaignId),
    writableSubscriber(shop.db, subscriberId),
  ]);
  if (!campaign || !subscriber || campaign.status === "cancelled") return null;
  const { shopUrl } = context;
  const leadTo = await countedLinks(shop.db, { campaignId: campaign.id, shopUrl, addresses: linksOf(campaign.body) });
  const leave = (link: EmailLink) => `${emailLink(shop.secret, link, subscriber.id)}&campaign=${campaign.id}`;
  const unsubscribePath = leave("unsubscribe");
  const unsubscribeUrl = localizedUrl(shopUrl, unsubscribePath);
  const pixelUrl = `${shopUrl}/c/${campaign.id}/open.gif`;
  const preferencesUrl = localizedUrl(shopUrl, leave("preferences"));
  const email = await written(shop.db, campaign, context, { leadTo, unsubscribeUrl, preferencesUrl, pixelUrl });
  return { ...email, headers: unsubscribeHeaders(shopUrl + unsubscribePath) };
}

/** The email as a test to oneself or a preview: nothing of it is counted, and its links to leave lead nowhere. */
export async function sampleEmail(db: Db, content: Content, context: EmailContext): Promise<RenderedEmail> {
  const { shopUrl } = context;
  return written(db, content, context, {
    leadTo: await wholeAddresses(db, { shopUrl, addresses: linksOf(content.body) }),
    unsubscribeUrl: localizedUrl(shopUrl, "/newsletter/unsubscribe"),
    preferencesUrl: localizedUrl(shopUrl, "/newsletter/preferences"),
    pixelUrl: null,
  });
}

export const testEmail = (shop: AppContext, content: Content, context: EmailContext): Promise<RenderedEmail> =>
  sampleEmail(shop.db, { ...content, subject: problems.test(content.subject) }, context);

interface Links {
  leadTo: (address: string) => string;
  unsubscribeUrl: string;
  preferencesUrl: string;
  pixelUrl: string | null;
}

async function written(
  db: Db,
  { subject, preview, body }: Content,
  { settings, shopUrl }: EmailContext,
  { leadTo, ...links }: Links,
): Promise<RenderedEmail> {
  const products = await productsById(db, [
    ...productsOf(body),
    ...body.flatMap((one) => (one.type === "image" ? (productOf(one.href) ?? []) : [])),
  ]);
  const paths = [...products.map(mainImage), ...body.flatMap((one) => (one.type === "image" ? one.path : []))];
  const addresses = await emailImages(db, paths, shopUrl);
  const imageAt = (path: string | null) => addresses[paths.indexOf(path)] ?? null;
  const shownProduct = (product: Product, href: string) => productBlock(product, href, imageAt(mainImage(product)));
  const shown = body.flatMap((block): ShownBlock[] => {
    if (block.type === "text") return [{ type: "text", html: dressedHtml(block.html, textStyles, leadTo) }];
    if (block.type === "button") return [{ ...block, href: leadTo(block.href) }];
    if (block.type === "image") {
      const { alt, href, path } = block;
      const product = products.find(({ id }) => id === productOf(href));
      return [
        {
          type: "image",
          src: imageAt(path) ?? "",
          alt,
          href: href ? leadTo(href) : null,
          product: product ? shownProduct(product, leadTo(href)) : null,
        },
      ];
    }
    // What is no longer sold is left out.
    const product = products.find(({ id }) => id === block.productId);
    return product ? [{ type: "product", ...shownProduct(product, leadTo(productPath(product.id))) }] : [];
  });
  const email = (
    <CampaignEmail
      preview={preview}
      storeName={settings.storeName}
      seller={traderLine(settings)}
      shopUrl={shopUrl}
      {...links}
      blocks={shown}
    />
  );
  return { subject, ...(await writeEmail(email)) };
}

/** The product that an address of the shop shows. */
const productOf = (href: string): string | undefined => /^\/products\/([0-9a-f-]{36})(?![\w-])/.exec(href)?.[1];

const mainImage = ({ images: [image] }: Product): string | null => image?.path ?? null;

function productBlock(product: Product, href: string, image: string | null): ShownProduct {
  const { reduction } = product;
  return {
    name: product.name,
    href,
    image,
    price: formatMoney(priceNow(product)),
    before: reduction && formatMoney(reduction.from),
    unitPrice: unitPriceText(product, priceNow(product)),
    hazards: product.hazards,
    lowest: reduction && catalogMessages.lowestBefore(formatMoney(reduction.from)),
  };
}
