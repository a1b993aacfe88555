import { messages as cart } from "#features/cart/messages.ts";
import { noticeAsData } from "#features/policies/server/guarantee-notices.ts";
import { contactItems, type Item, traderItems, traderLine } from "#features/policies/server/policy-facts.ts";
import { policiesInForce } from "#features/policies/server/policy-queries.ts";
import { policyText } from "#features/policies/server/render-policy.ts";
import type { AppContext } from "#platform/context.ts";
import { dateInWords } from "#shared/day.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { currentLanguage, localizedUrl } from "#shared/language.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { messages } from "../contract-messages.ts";
import { messages as orderMessages } from "../messages.ts";
import { customerName, destination, type OrderView } from "../order-view.ts";
import { hasWithdrawal, withdrawalAddress } from "../order-withdrawal.ts";
import { termsOfOrder } from "./terms-of-order.ts";

interface Shop {
  settings: StoreSettings;
  shopUrl: string;
}

/**
 * The contract on a durable medium (L36): a page that needs nothing else, as a mail program or browser shows it without a
 * network, a screen reader reads it and a printer prints it.
 */
export async function contractDocument(
  { db, files }: Pick<AppContext, "db" | "files">,
  order: OrderView,
  { settings, shopUrl }: Shop,
): Promise<string> {
  const { timeZone } = settings;
  const kept = await termsOfOrder(db, order.id);
  const names = [...(kept ? [] : ["terms-of-service" as const]), "shipping-policy", "return-refund-policy"] as const;
  const inForce = await policiesInForce(db, { policies: names, at: order.createdAt, timeZone });
  const policies = inForce.map((source) => {
    const { title, lead, sections } = policyText(source.policy, source, settings);
    return { title, lead, body: sections.map(({ html }) => html).join("\n") };
  });
  if (kept) policies.unshift(kept);
  const parts = [
    `<h1>${escapeHtml(messages.title(order.orderNumber))}</h1>`,
    section(messages.trader, facts([...traderItems(settings), ...contactItems(settings)])),
    section(messages.goods, goodsOf(order)),
    section(
      messages.delivery,
      facts([
        [messages.placed, dateInWords(timeZone, order.createdAt)],
        ...(order.isHandedOver
          ? []
          : [
              [messages.to, `${customerName(order)}, ${destination(order)}`] as const,
              [messages.when, messages.deliveryTime(settings.processingTime)] as const,
            ]),
      ]),
    ),
    hasWithdrawal({ ...order, isBusiness: order.business !== null })
      ? withdrawalOf(order, settings, shopUrl)
      : section(messages.returns, paragraph(messages.returnsText)),
    // The guarantee of 2 years is that of consumers ((EU) 2019/771, art. 2 and 10).
    order.business
      ? ""
      : section(messages.guarantee, (await officialNotice(files, kept)) + paragraph(messages.guaranteeText)),
    `<h2>${escapeHtml(messages.terms)}</h2>`,
    ...policies.map(
      ({ title, lead, body }) =>
        `<section class="policy"><h3>${escapeHtml(title)}</h3>${paragraph(lead)}${inDocument(body, shopUrl)}</section>`,
    ),
  ];
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(messages.title(order.orderNumber))}</title><style>${STYLE}</style></head>
<body>
${parts.join("\n")}
</body>
</html>
`;
}

/** The Commission's file as the order saw it (L38), in the document itself. */
async function officialNotice(
  files: AppContext["files"],
  kept: Awaited<ReturnType<typeof termsOfOrder>>,
): Promise<string> {
  const src = kept?.noticeFile && (await noticeAsData({ files }, kept.noticeFile));
  return src ? `<p><img src="${src}" alt="${escapeHtml(kept.notice ?? "")}"></p>` : "";
}

const STYLE =
  "body{font:16px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#fff}" +
  "h1,h2,h3,h4{line-height:1.25}img{max-width:100%;height:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .5rem;" +
  "border-bottom:1px solid #ccc;vertical-align:top}td.n,th.n{text-align:right}dt{font-weight:bold}dd{margin:0 0 .5rem}" +
  ".form{border:1px solid #888;padding:1rem}@media print{body{margin:0}}";

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const section = (title: string, html: string): string => `<section><h2>${escapeHtml(title)}</h2>${html}</section>`;

const facts = (items: readonly Item[]): string =>
  `<dl>${items
    .map(([name, value]) => (value ? `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>` : ""))
    .join("")}</dl>`;

function goodsOf(order: OrderView): string {
  const money = (amount: Cents) => formatMoney(amount, order.currency);
  const head = [messages.product, messages.quantity, messages.price, messages.sum];
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell, place) => `<td${place > 0 ? ' class="n"' : ""}>${escapeHtml(cell)}</td>`).join("")}</tr>`;
  const sum = (name: string, amount: string) =>
    `<tr><th colspan="3">${escapeHtml(name)}</th><td class="n">${escapeHtml(amount)}</td></tr>`;
  return [
    `<table><thead><tr>${head
      .map((cell, place) => `<th${place > 0 ? ' class="n"' : ""}>${escapeHtml(cell)}</th>`)
      .join("")}</tr></thead><tbody>`,
    ...order.lines.map(({ name, quantity, unitPrice, line, parts }) =>
      row([parts ? `${name} (${parts})` : name, String(quantity), money(unitPrice), money(line)]),
    ),
    ...order.discounts.map(({ kind, cents }) => sum(cart.discounts[kind], `−${money(cents)}`)),
    sum(orderMessages.shipping, order.shipping === 0 ? orderMessages.free : money(order.shipping)),
    sum(cart.total, money(order.total)),
    order.vat > 0 ? sum(messages.vat, money(order.vat)) : "",
    "</tbody></table>",
  ].join("");
}

/** Instructions and model form of annex I, with what the form needs to know filled in. */
function withdrawalOf(order: OrderView, settings: StoreSettings, shopUrl: string): string {
  const us = traderLine(settings);
  const { right, period, exercise, online, deadline, effects, refund, sendBack, value } = messages;
  const address = localizedUrl(shopUrl, withdrawalAddress(order.orderNumber));
  const line = (text: string) => `<li>${escapeHtml(text)}: ____________________</li>`;
  return [
    section(
      messages.withdrawal,
      [right, period, exercise(us), online(address), deadline].map(paragraph).join("") +
        `<h3>${escapeHtml(effects)}</h3>${[refund, sendBack, value].map(paragraph).join("")}`,
    ),
    `<section class="form"><h2>${escapeHtml(messages.form)}</h2>${paragraph(messages.formLead)}${paragraph(
      messages.formTo(us),
    )}<ul>${[
      messages.formStatement,
      messages.formOrdered,
      messages.formName,
      messages.formAddress,
      messages.formSignature,
      messages.formDate,
    ]
      .map(line)
      .join("")}</ul>${paragraph(messages.formDelete)}</section>`,
  ].join("\n");
}

/** Links lead into the shop, and headings stand below those of the document. */
const inDocument = (body: string, shopUrl: string): string =>
  body
    .replaceAll(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${escapeHtml(shopUrl)}${path}"`)
    .replaceAll(/<h2 id="[^"]*">/g, "<h4>")
    .replaceAll("</h2>", "</h4>");
