import type { ReactElement } from "react";
import type { EmailContext, RenderedEmail } from "#features/email/server/email-templates.ts";
import { writeEmail } from "#features/email/server/render-email.ts";
import { sellerLine } from "#features/policies/server/policy-facts.ts";
import type { AppContext } from "#platform/context.ts";
import { localizedUrl } from "#shared/language.ts";
import type { OrderEmailSender } from "../emails/order-email-layout.tsx";
import type { OrderView } from "../order-view.ts";
import { returnAddress } from "../order-withdrawal.ts";
import { trackingAddress } from "../tracking.ts";
import { orderKey } from "./order-key.ts";
import { orderById } from "./order-queries.ts";

export async function orderOf(shop: AppContext, id: string): Promise<OrderView> {
  const found = await orderById(shop.db, id);
  if (!found) throw new Error("The order of an email is gone");
  return found.order;
}

export const senderOf = ({ settings, shopUrl }: EmailContext): OrderEmailSender => ({
  storeName: settings.storeName,
  storeEmail: settings.storeEmail,
  shopUrl,
  seller: sellerLine(settings),
});

/** Signed, so that its holder sees everything (decision 24). */
export function linksTo(shop: AppContext, shopUrl: string, order: OrderView) {
  const { id, trackingCode } = order;
  const key = orderKey(shop.secret, order);
  return {
    orderUrl: localizedUrl(shopUrl, `/order-confirmation?orderId=${id}&key=${key}`),
    payUrl: localizedUrl(shopUrl, `/pay?order=${id}&key=${key}`),
    trackingUrl: localizedUrl(shopUrl, trackingAddress(trackingCode, key)),
    returnUrl: localizedUrl(shopUrl, returnAddress(id, key)),
  };
}

export const rendered = async (subject: string, email: ReactElement): Promise<RenderedEmail> => ({
  subject,
  ...(await writeEmail(email)),
});
