import { sql } from "drizzle-orm";
import type { ReactElement } from "react";
import { AdministratorEmail } from "#features/administrators/emails/administrator-email.tsx";
import { messages as administratorMessages } from "#features/administrators/messages.ts";
import { BackInStockEmail } from "#features/back-in-stock/emails/back-in-stock-email.tsx";
import type { Block } from "#features/campaigns/campaign-content.ts";
import { sampleEmail as sampleCampaign } from "#features/campaigns/server/campaign-email.tsx";
import { bundleSaving } from "#features/cart/cart-total.ts";
import type { RenderedEmail } from "#features/email/server/email-templates.ts";
import { writeEmail } from "#features/email/server/render-email.ts";
import { OrderShippedEmail } from "#features/fulfilment/emails/order-shipped-email.tsx";
import { ParcelUndoneEmail } from "#features/fulfilment/emails/parcel-undone-email.tsx";
import { publicAddress } from "#features/images/shown-image.ts";
import { OrderChangedEmail } from "#features/orders/emails/order-changed-email.tsx";
import { OrderConfirmationEmail } from "#features/orders/emails/order-confirmation-email.tsx";
import { OrderRefundedEmail } from "#features/orders/emails/order-refunded-email.tsx";
import { PaymentLinkEmail } from "#features/orders/emails/payment-link-email.tsx";
import { PaymentUndoneEmail } from "#features/orders/emails/payment-undone-email.tsx";
import { RefundFailedEmail } from "#features/orders/emails/refund-failed-email.tsx";
import { ReviewFlagEmail } from "#features/orders/emails/review-flag-email.tsx";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import type { OrderView } from "#features/orders/order-view.ts";
import { factsOf } from "#features/orders/server/order-emails.tsx";
import { messages as storedMessages } from "#features/orders/stored-messages.ts";
import { vatWithin } from "#features/orders/vat.ts";
import { sellerLine, traderLine } from "#features/policies/server/policy-facts.ts";
import { RecallEmail } from "#features/product-safety/emails/recall-email.tsx";
import { MonthlyReportEmail } from "#features/reporting/emails/monthly-report-email.tsx";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { ConfirmationEmail } from "#features/subscribers/emails/confirmation-email.tsx";
import { ReturnPostageEmail } from "#features/withdrawals/emails/return-postage-email.tsx";
import { ReturnStepEmail } from "#features/withdrawals/emails/return-step-email.tsx";
import { WithdrawalReceivedEmail } from "#features/withdrawals/emails/withdrawal-received-email.tsx";
import { messages as withdrawalMessages } from "#features/withdrawals/operator-messages.ts";
import { sendTo } from "#features/withdrawals/server/send-to.ts";
import type { AppContext } from "#platform/context.ts";
import { cents, formatMoney, minus, sum } from "#shared/money.ts";
import type { StoreSettings } from "#shared/store-settings.ts";

interface SampleGoods extends Record<string, unknown> {
  id: string;
  name: string;
  category: string;
  price: number;
  path: string | null;
}

/** Every email of the shop as somebody might get it, by the name that its page has. */
async function samples(shop: AppContext): Promise<Record<string, ReactElement>> {
  const settings = withTrader(await storeSettings(shop.db));
  const { storeName, storeEmail, processingTime } = settings;
  const { shopUrl } = shop.config;
  const rows = await someGoods(shop);
  const newsletter = { storeName, shopUrl, seller: traderLine(settings) };
  const sender = { storeName, storeEmail, shopUrl, seller: sellerLine(settings) };
  const links = { orderUrl: shopUrl, trackingUrl: shopUrl, returnUrl: `${shopUrl}/return` };
  const order = anOrder(rows);
  const unpaid: OrderView = { ...order, canPayAgain: true };
  const images = rows.map(({ path }) => path && shopUrl + publicAddress(path));
  const { invitedEmail, resetEmail, settingEmail, storeEmailCheck } = administratorMessages;
  const part = { number: 1, coming: order.lines.slice(1), isLast: false };
  const parcel = { carrier: "DHL", trackingNumber: "JD014600006281230701", expected: "27 November 2026" };
  const noParcel = { carrier: null, trackingNumber: null, expected: null, carrierUrl: null };
  const aReturn = {
    ...sender,
    orderNumber: order.orderNumber,
    firstName: "Maret",
    sending: { hasLeft: true, hasUnsent: false, back: [], stays: [] },
    goods: ["1 × Amber Stone Diffuser"],
    withdrawal: null,
    isCovered: false,
    hasWithdrawal: true,
    refusal: null,
    note: null,
    sendTo: sendTo(settings),
    returnUrl: `${shopUrl}/return`,
  };
  return {
    "order-confirmation": (
      <OrderConfirmationEmail
        order={order}
        images={images}
        processingTime={processingTime}
        notice=""
        {...sender}
        {...links}
        trader={newsletter.seller}
        mayGetVatBack={false}
        hasInvoice={settings.invoiceWithConfirmation}
      />
    ),
    "order-shipped": (
      <OrderShippedEmail
        order={order}
        images={images}
        inside={order.lines}
        {...parcel}
        {...sender}
        {...links}
        carrierUrl={shopUrl}
      />
    ),
    "order-shipped-without-code": (
      <OrderShippedEmail order={order} images={images} inside={order.lines} {...noParcel} {...sender} {...links} />
    ),
    "order-parcel-shipped": (
      <OrderShippedEmail
        order={order}
        images={images}
        part={part}
        inside={order.lines.slice(0, 1)}
        {...parcel}
        {...sender}
        {...links}
        carrierUrl={shopUrl}
      />
    ),
    "order-parcel-undone": (
      <ParcelUndoneEmail
        order={order}
        inside={order.lines.slice(0, 1)}
        images={images}
        {...sender}
        trackingUrl={shopUrl}
      />
    ),
    "order-changed": (
      <OrderChangedEmail
        order={order}
        images={images}
        changes={{
          goods: order.lines.slice(1).map(({ name }, place) => ({ name, before: 2 * place, after: 1 })),
          total: { before: formatMoney(cents(9190)), after: formatMoney(order.total) },
          to: { before: "Viru 4, 10140 Tallinn, Estonia", after: "Pikk 12-4, 10123 Tallinn, Estonia" },
          company: null,
        }}
        {...sender}
        orderUrl={shopUrl}
      />
    ),
    "order-payment-link": (
      <PaymentLinkEmail
        {...sender}
        order={order}
        images={images}
        amount={formatMoney(order.total)}
        payBy="30 November 2026"
        changes={null}
        transfer={{ recipient: "Aurelle OÜ", iban: "EE38 2200 2210 2014 5685", reference: order.orderNumber }}
        payUrl={shopUrl}
      />
    ),
    "order-refunded": (
      <OrderRefundedEmail
        {...sender}
        order={order}
        images={images}
        amount={formatMoney(order.lines[1]?.line ?? cents(2400))}
        isByHand={false}
        why={null}
        method="Swedbank"
        parts={order.lines
          .slice(1, 2)
          .map(({ position, line }) => ({ kind: "goods", position, quantity: 1, gross: line }))}
        orderUrl={shopUrl}
      />
    ),
    "order-refund-failed": (
      <RefundFailedEmail {...sender} order={order} amount={formatMoney(order.total)} orderUrl={shopUrl} />
    ),
    "order-payment-reversed": (
      <PaymentUndoneEmail
        {...sender}
        what="reversedEmail"
        order={unpaid}
        images={images}
        amount={formatMoney(order.total)}
        orderUrl={shopUrl}
        payUrl={shopUrl}
        payBy={null}
        isDifference={false}
      />
    ),
    "order-payment-failed": (
      <PaymentUndoneEmail
        {...sender}
        what="failedEmail"
        order={unpaid}
        images={images}
        amount={formatMoney(order.total)}
        orderUrl={shopUrl}
        payUrl={shopUrl}
        payBy={null}
        isDifference={false}
      />
    ),
    "order-attention": (
      <ReviewFlagEmail
        storeName={storeName}
        shopUrl={shopUrl}
        title={orderMessages.reviewFlagEmail.title(order.orderNumber)}
        open={orderMessages.reviewFlagEmail.open}
        at={`${shopUrl}/admin/orders/${order.id}`}
        facts={factsOf(order, settings.timeZone)}
        reason={storedMessages.flags.otherAmount(formatMoney(cents(6900)), formatMoney(order.total))}
      />
    ),
    "withdrawal-received": (
      <WithdrawalReceivedEmail
        {...sender}
        orderNumber={order.orderNumber}
        email={order.email}
        isMatched
        ground="withdrawal"
        name="Maret Tamm"
        items={"1 × Amber Stone Diffuser\n2 × Lavender Oil"}
        moment={"21 November 2026 at 16:40\u00a0EET"}
        sendTo={sendTo(settings)}
        sending={{ hasLeft: true, hasUnsent: true, back: ["1 × Amber Stone Diffuser"], stays: ["2 × Lavender Oil"] }}
      />
    ),
    "return-step": <ReturnStepEmail {...aReturn} state="approved" />,
    "return-withdrawal": (
      <ReturnStepEmail
        {...aReturn}
        state="declared"
        withdrawal={{ moment: "21 November 2026 at 16:40\u00a0EET", sendBy: "7 December 2026" }}
      />
    ),
    "return-postage": (
      <ReturnPostageEmail
        {...sender}
        orderNumber={order.orderNumber}
        firstName={order.firstName}
        goods={["1 × Amber Stone Diffuser"]}
        amount={formatMoney(cents(350), order.currency)}
        returnUrl={aReturn.returnUrl}
      />
    ),
    "return-refused": (
      <ReturnStepEmail
        {...aReturn}
        state="refused"
        refusal="The seal of the bottle is broken, and oil is missing. We cannot sell it again."
      />
    ),
    "withdrawal-attention": (
      <ReviewFlagEmail
        storeName={storeName}
        shopUrl={shopUrl}
        {...withdrawalMessages.withoutOrder}
        facts={[
          ["Order number", ["AU-100243"]],
          ["Name", ["Maret Tamm"]],
          ["Email", [order.email]],
          ["Items", ["1 × Amber Stone Diffuser", "2 × Lavender Oil"]],
          ["Received", ["21 November 2026 at 16:40\u00a0EET"]],
        ]}
        at={`${shopUrl}/admin/orders`}
      />
    ),
    "product-recall": (
      <RecallEmail
        {...sender}
        product="Lavender Essential Oil"
        sku="AUR-O-001"
        gtin="4740000000018"
        maker="Aurelle OÜ, Pikk 1, 10123 Tallinn, safety@example.com"
        image={images[1] ?? null}
        batches={["L24"]}
        orderNumbers={[order.orderNumber]}
        text={{
          hazard:
            "The closure of some bottles is not child-resistant. A child who drinks the oil is in danger of life.",
          instructions: "Put the bottle where no child reaches it, and do not use it any more.",
        }}
        remedies={["replacement", "refund"]}
        phone="+372 5555 0100"
      />
    ),
    "monthly-report": (
      <MonthlyReportEmail
        storeName={storeName}
        shopUrl={shopUrl}
        report={{
          from: "2026-10-01",
          to: "2026-10-31",
          net: 812_340,
          before: 703_110,
          orders: 143,
          average: 7_004,
          refunds: 18_950,
          margin: 401_220,
          returns: 4,
          last: { orders: 131, average: 6_690, refunds: 21_400, margin: 352_080, returns: 4 },
          products: rows.map(({ name, price }, place) => ({ name, pieces: 31 - place, net: price * (31 - place) })),
          countries: [
            { country: "EE", net: 411_200 },
            { country: "FI", net: 202_115 },
            { country: "US", net: 99_025 },
          ],
        }}
      />
    ),
    "password-reset": <AdministratorEmail words={resetEmail} link={shopUrl} storeName={storeName} shopUrl={shopUrl} />,
    "administrator-invited": (
      <AdministratorEmail words={invitedEmail} link={shopUrl} storeName={storeName} shopUrl={shopUrl} />
    ),
    "setting-changed": (
      <AdministratorEmail
        words={{
          title: settingEmail.title.trader_iban,
          text: settingEmail.text("mari@example.com", settingEmail.empty, "EE382200221020145685"),
          button: settingEmail.button,
          ignore: settingEmail.ignore,
        }}
        link={shopUrl}
        storeName={storeName}
        shopUrl={shopUrl}
      />
    ),
    "store-email-check": (
      <AdministratorEmail words={storeEmailCheck} link={shopUrl} storeName={storeName} shopUrl={shopUrl} />
    ),
    "back-in-stock": (
      <BackInStockEmail
        {...newsletter}
        product={rows[0]?.name ?? "Lune Ceramic Diffuser"}
        image={images[0] ?? null}
        price={formatMoney(cents(rows[0]?.price ?? 7900))}
        unitPrice={null}
        productUrl={shopUrl}
      />
    ),
    "newsletter-confirmation": <ConfirmationEmail {...newsletter} confirmUrl={shopUrl} unsubscribeUrl={shopUrl} />,
  };
}

/** Where nobody has said yet who sells, a sample stands for them. */
const withTrader = (settings: StoreSettings): StoreSettings =>
  settings.traderAddress
    ? settings
    : {
        ...settings,
        traderName: "Aurelle OÜ",
        traderAddress: "Pikk 1\n10123 Tallinn",
        trader: { trader_register_number: "12345678", trader_vat_number: "EE101234567" },
      };

async function someGoods({ db }: AppContext): Promise<SampleGoods[]> {
  const { rows } = await db.execute<SampleGoods>(sql`
    SELECT id, name, category, price_cents::int AS price, image[1] AS path FROM products
    ORDER BY created_at LIMIT 3`);
  return rows;
}

/** A campaign is written by the shopkeeper: every block once, with two products at their prices of now. */
async function aCampaign(shop: AppContext): Promise<RenderedEmail> {
  const [first, ...others] = await someGoods(shop);
  const body: Block[] = [
    { type: "text", html: "<h2>The evenings are long again</h2><p>Three notes for the quiet hours after work.</p>" },
    ...(first?.path
      ? [{ type: "image", path: first.path, alt: first.name, href: `/products/${first.id}` } as const]
      : []),
    ...others.map(({ id }) => ({ type: "product", productId: id }) as const),
    { type: "button", label: "See the collection", href: "/products" },
  ];
  const content = { subject: "Three notes for long evenings", preview: "For the quiet hours after work", body };
  return sampleCampaign(shop.db, content, { settings: await storeSettings(shop.db), shopUrl: shop.config.shopUrl });
}

function anOrder(goods: readonly SampleGoods[]): OrderView {
  const lines = goods.map(({ name, price }, index) => ({
    position: index + 1,
    productId: name,
    name,
    quantity: 1,
    parts: null,
    unitPrice: cents(price),
    line: cents(price),
  }));
  const bundle = bundleSaving(
    goods.map(({ category, price }) => ({ category, price: cents(price), discountPercent: 0, quantity: 1 })),
  );
  const total = minus(sum(lines.map(({ line }) => line)), bundle);
  const now = new Date("2026-11-21T10:00:00Z");
  return {
    id: "00000000-0000-4000-8000-000000000000",
    orderNumber: "AU-100234",
    trackingCode: "TRK20261121004217",
    linkVersion: 0,
    status: "shipped",
    paymentState: "paid",
    canPayAgain: false,
    currency: "EUR",
    isMasked: false,
    machine: null,
    isHandedOver: false,
    isWithdrawnWhole: false,
    machineId: null,
    firstName: "Maret",
    lastName: "Tamm",
    email: "maret@example.com",
    phone: "+37251234567",
    address: "Pikk 12-4",
    city: "Tallinn",
    zip: "10123",
    state: null,
    country: "EE",
    deliveryCountry: "EE",
    business: null,
    lines,
    discounts: bundle > 0 ? [{ kind: "bundle", cents: bundle }] : [],
    shipping: cents(0),
    total,
    vat: vatWithin(total, 24).vat,
    vatRate: 24,
    createdAt: now,
    paidAt: now,
    shippedAt: now,
    deliveredAt: null,
    parcels: [],
    toCome: [],
  };
}

export const sampleNames = async (shop: AppContext): Promise<string[]> => [
  ...Object.keys(await samples(shop)),
  "campaign",
];

export async function sampleEmail(shop: AppContext, name: string): Promise<{ html: string; plain: string } | null> {
  if (name === "campaign") {
    const { html, text } = await aCampaign(shop);
    return { html, plain: text };
  }
  const emails = await samples(shop);
  const email = Object.hasOwn(emails, name) ? emails[name] : undefined;
  if (!email) return null;
  const { html, text } = await writeEmail(email);
  return { html, plain: text };
}
