import { messages as signIn } from "#features/administrators/admin/messages.ts";
import { messages as campaigns } from "#features/campaigns/admin/messages.ts";
import { messages as checkout } from "#features/checkout/messages.ts";
import { messages as content } from "#features/content/admin/messages.ts";
import { messages as fulfilment } from "#features/fulfilment/admin/messages.ts";
import { messages as orderEditing } from "#features/order-editing/admin/messages.ts";
import { messages as orders } from "#features/orders/admin/order-detail-messages.ts";
import { messages as policies } from "#features/policies/admin/messages.ts";
import { messages as recalls } from "#features/product-safety/admin/messages.ts";
import { messages as products } from "#features/products/product-field-messages.ts";
import { messages as variants } from "#features/products/variant-messages.ts";
import { messages as settings } from "#features/settings/admin/messages.ts";
import { messages as taxes } from "#features/taxes/operator-messages.ts";

/** What forms call the fields of requests, by their names there. */
const labels = (): Readonly<Record<string, string>> => ({
  ...orders.delivery.fields,
  ...checkout.fields,
  ...products,
  phone: checkout.fields.phoneNumber,
  mainDeliveryCountry: checkout.fields.country,
  password: signIn.signIn.password,
  newPassword: signIn.reset.password,
  code: signIn.signIn.code,
  amount: orders.money.amount,
  reason: orders.money.reason,
  notes: orders.notes.title,
  tracking_number: orders.delivery.code,
  trackingCode: orders.delivery.code,
  tracking_prefix: fulfilment.shipMany.prefix,
  carrier: fulfilment.shipments.carrier,
  weight: fulfilment.parcels.weight,
  paid_on: orderEditing.byHand.paidOn,
  delivered_on: fulfilment.parcels.day,
  values: variants.valueOfThis,
  rate: settings.rates.rate,
  valid_from: policies.validFrom,
  lead: policies.leadField,
  title: content.blog.form.title,
  excerpt: content.blog.excerpt,
  content: content.blog.content,
  publish_at: content.blog.publishAt,
  meta_description: content.pages.description,
  subject: campaigns.editor.subject,
  preview: campaigns.editor.preview,
  body: campaigns.editor.body,
  alt: campaigns.editor.alt,
  quarter: taxes.quarter,
  batches: recalls.batches,
  sold_from: recalls.from,
  sold_to: recalls.to,
});

/**
 * What a form calls the field at this path, such as "First name" for `customer.firstName`; for part of a list "Materials 2".
 * Undefined for what only programs fill in.
 */
export function fieldLabel(path: readonly PropertyKey[]): string | undefined {
  const known = labels();
  const at = path.findLastIndex((key) => typeof key === "string" && Object.hasOwn(known, key));
  if (at < 0) return undefined;
  const label = known[String(path[at])];
  const place = path[at + 1];
  return typeof place === "number" ? `${label} ${place + 1}` : label;
}
