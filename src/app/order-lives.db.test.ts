import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { byDay, journalOf } from "#features/books/journal.ts";
import { documentSums, movementsOf, owedByProviders } from "#features/books/server/book-queries.ts";
import { deliverParcel, undoParcel } from "#features/fulfilment/server/change-parcel.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { shipPart } from "#features/fulfilment/server/ship-part.ts";
import { takeCorrectionBack } from "#features/order-editing/server/end-waiting.ts";
import { exchangeReturn, previewExchange } from "#features/order-editing/server/exchange-return.ts";
import { placeHandOrder, priceHandOrder } from "#features/order-editing/server/hand-order.ts";
import { refundVat } from "#features/order-editing/server/refund-vat.ts";
import type { WantedDelivery } from "#features/order-editing/server/wanted-delivery.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { changeStatusIn } from "#features/orders/server/change-status-in.ts";
import { correctionsOf } from "#features/orders/server/corrections.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { refundReturn } from "#features/withdrawals/server/refund-return.ts";
import { moveReturn } from "#features/withdrawals/server/returns.ts";
import { startReturn } from "#features/withdrawals/server/start-return.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS, dayAfter, dayIn } from "#shared/day.ts";
import { cents, minus, sum } from "#shared/money.ts";
import { sellsWithVat } from "#tests/business.ts";
import { aHandOrder, correctionTools } from "#tests/corrections.ts";
import {
  aKit,
  anAdministrator,
  anOrderFor,
  aProduct,
  aRefund,
  checkout,
  type MadeProduct,
  sessionOf,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";

/** `LIVES=10000` plays as many as were played before a release. */
const LIVES = Number(process.env.LIVES ?? 60);
const SEED = Number(process.env.LIVES_SEED ?? 24);

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const tools = correctionTools(shop, administratorId);
const desk = { administratorId, requestId: "test" };
const timeZone = "Europe/Tallinn";

const ADDRESSES = {
  estonia: { country: "EE", city: "Tallinn", zip: "10115", state: null },
  latvia: { country: "LV", city: "Rīga", zip: "LV-1010", state: null },
  finland: { country: "FI", city: "Helsinki", zip: "00100", state: null },
  canaries: { country: "ES", city: "Las Palmas", zip: "35001", state: null },
  texas: { country: "US", city: "Austin", zip: "73301", state: "TX" },
} satisfies Record<string, Partial<WantedDelivery>>;
const places = Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[];

const at = (place: keyof typeof ADDRESSES): WantedDelivery => ({
  method: "courier",
  machineCountry: null,
  machineId: null,
  phone: "+37251234567",
  address: "Pikk 1",
  ...ADDRESSES[place],
});

const products: MadeProduct[] = [];
beforeAll(async () => {
  await sellsWithVat(shop);
  const stock = 1_000_000;
  for (const price of [19.9, 7.77, 0.5]) products.push(await aProduct(shop, { price, stock }));
  for (const price of [59.9, 64.01]) products.push(await aProduct(shop, { price, stock, category: "diffusers" }));
  const [oil, drop] = products;
  if (!oil || !drop) throw new Error("There are no products");
  products.push(
    await aKit(
      shop,
      [
        [oil, 2],
        [drop, 1],
      ],
      { price: 33.33 },
    ),
  );
  await shop.pool.query("UPDATE products SET discount_percentage = 12.5 WHERE id = $1", [drop.id]);
  await shop.pool.query("UPDATE products SET not_sold_to = '{}'");
});

const goods = fc.uniqueArray(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 4 })), {
  selector: ([place]) => place,
  minLength: 1,
  maxLength: 4,
});
const place = fc.constantFrom(...places);
const pieces = fc.array(fc.record({ place: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 3,
});
const act = <K extends string, T extends object>(kind: K, of: { [P in keyof T]: fc.Arbitrary<T[P]> }) =>
  fc.record({ kind: fc.constant(kind), ...of }) as fc.Arbitrary<{ kind: K } & T>;

const anyRefund = fc.oneof(
  act("refund an amount", { share: fc.double({ min: 0.001, max: 1, noNaN: true }) }),
  act("refund lines", { pieces, shipping: fc.boolean() }),
);
const aRate = act("change a rate", { place, rate: fc.constantFrom(0, 9, 20, 22.5, 24) });
const aCorrection = act("correct", { goods, place, ends: fc.constantFrom("pay", "pay", "take back", "leave") });
const aReturn = act("return", { pieces, shipping: fc.boolean(), restocks: fc.boolean(), isRefused: fc.boolean() });
const aPart = act("ship a part", { pieces, ends: fc.constantFrom("leave", "leave", "undo", "deliver") });
const anExchange = act("exchange", { pieces, goods, restocks: fc.boolean() });
const aLoss = act("lose the payment", {});
const vatBack = act("give VAT back", {});
const often = <A, B>(arbitrary: fc.Arbitrary<A>, other: fc.Arbitrary<B>) =>
  fc.oneof({ arbitrary, weight: 4 }, { arbitrary: other, weight: 1 });
/** What may become of a paid order, mostly in the order of things. */
const allActs = fc
  .tuple(
    fc.array(often(aCorrection, fc.oneof(aRate, anyRefund, vatBack)), { maxLength: 3 }),
    fc.array(often(aPart, fc.oneof(anyRefund, aReturn, aCorrection)), { maxLength: 2 }),
    often(fc.constant([{ kind: "ship" as const }]), fc.constant([])),
    fc.array(often(fc.oneof(aReturn, anExchange, anyRefund, vatBack), fc.oneof(aRate, aCorrection, aLoss)), {
      maxLength: 4,
    }),
  )
  .map((parts) => parts.flat());
type Act = typeof allActs extends fc.Arbitrary<(infer T)[]> ? T : never;

const aLife = fc.record({
  goods,
  place,
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 700 })),
  /** A business, by what VIES says of its number; null for a consumer. */
  business: fc.constantFrom(null, null, "confirmed" as const, "silent" as const, "not registered" as const),
  way: fc.constantFrom("checkout" as const, "link" as const, "cash" as const, "bank-transfer" as const),
  acts: allActs,
});
type Life = typeof aLife extends fc.Arbitrary<infer T> ? T : never;

let businesses = 10_000_000;
/** Another number for each order: the demo's register goes by the last digit. */
function numberOf(business: Life["business"]): string | null {
  if (business === null) return null;
  businesses += 1;
  return `LT${businesses}${{ confirmed: 1, silent: 9, "not registered": 0 }[business]}`;
}

const lines = (of: Life["goods"]) =>
  of.flatMap(([index, quantity]) => {
    const product = products[index];
    return product ? [[product, quantity] as const] : [];
  });

async function begin({ goods: of, place: to, discount, business, way }: Life): Promise<string> {
  const vatNumber = numberOf(business);
  const company = vatNumber && "Muster GmbH";
  const order = aHandOrder(lines(of), {
    language: "en",
    company,
    vatNumber,
    delivery: at(to),
    discount: cents(way === "checkout" ? 0 : discount),
    discountReason: discount > 0 ? "a friend" : null,
  });
  const { version } = await priceHandOrder(shop, order);
  if (way !== "checkout") {
    const id = await placeHandOrder(shop, { key: randomUUID(), order, way, seen: version.totalCents, administratorId });
    if (way === "link") await tools.payLink(id);
    return id;
  }
  const { phone, address, city, zip, state, country } = at(to);
  const started = await checkout(
    shop,
    anOrderFor(lines(of), {
      customer: {
        firstName: "Mari",
        lastName: "Maasikas",
        email: "mari@example.com",
        phone,
        address,
        city,
        zip,
        state: state ?? undefined,
      },
      delivery: { method: "courier", country: null, parcelMachineId: null, mainDeliveryCountry: country },
      ...(company && vatNumber && { business: { company, vatNumber } }),
      totalAmount: version.totalCents / 100,
    }),
  );
  await shop.payment.pay(sessionOf(started));
  await askProvider(shop, started.orderId);
  return started.orderId;
}

const positions = async (orderId: string, of: { place: number; quantity: number }[]) => {
  const known = await tools.linesOf(orderId);
  return of.flatMap(({ place: index, quantity }) => {
    const line = known[index % known.length];
    return line ? [{ position: line.position as number, quantity: Math.min(quantity, line.quantity) }] : [];
  });
};

const acts: { [K in Act["kind"]]: (orderId: string, of: Extract<Act, { kind: K }>) => Promise<unknown> } = {
  async correct(orderId, { goods: wanted, place: to, ends }) {
    const { id } = await tools.correct(orderId, lines(wanted), at(to));
    const [latest] = await correctionsOf(shop.db, orderId);
    if (latest?.correction.state !== "waiting") return;
    if (ends === "pay") await tools.payLink(orderId);
    if (ends === "take back") await takeCorrectionBack(shop, { orderId, correctionId: id, ...desk });
  },
  async "refund an amount"(orderId, { share }) {
    const { total } = await tools.orderOf(orderId);
    await refundOrder(shop, aRefund(orderId, { amount: cents(Math.ceil(total * share)) }));
  },
  async "refund lines"(orderId, { pieces: of, shipping }) {
    const chosen = { lines: await positions(orderId, of), shipping };
    await refundOrder(shop, aRefund(orderId, { lines: chosen, restock: true }));
  },
  async ship(orderId) {
    await shipOrder(shop, { orderId, parcel: {}, ...desk });
    await transact(shop.db, (tx) => changeStatusIn(tx, { orderId, to: "delivered", ...desk }, shop.clock.now()));
  },
  async "ship a part"(orderId, { pieces: of, ends }) {
    const { parcel } = await shipPart(shop, {
      id: randomUUID(),
      orderId,
      facts: {},
      lines: await positions(orderId, of),
      ...desk,
    });
    if (ends === "undo") await undoParcel(shop, { id: parcel.id, ...desk });
    if (ends === "deliver") await deliverParcel(shop, { id: parcel.id, ...desk });
  },
  async return(orderId, { pieces: of, shipping, restocks, isRefused }) {
    const coming = await positions(orderId, of);
    const id = await startReturn(shop, { orderId, lines: coming, reason: "changed-mind", ...desk });
    await moveReturn(shop, { id, to: "received", ...desk });
    if (isRefused) await moveReturn(shop, { id, to: "refused", refusal: "Used", ...desk });
    else await refundReturn(shop, { id, shipping, restock: restocks ? coming.slice(0, 1) : [], ...desk });
  },
  async exchange(orderId, { pieces: of, goods: wanted, restocks }) {
    const coming = await positions(orderId, of);
    const id = await startReturn(shop, { orderId, lines: coming, reason: "changed-mind", ...desk });
    await moveReturn(shop, { id, to: "received", ...desk });
    const instead = lines(wanted).map(([product, quantity]) => ({ productId: product.id, quantity }));
    const seen = await previewExchange(shop, { id, lines: instead });
    const other = await exchangeReturn(shop, {
      id,
      lines: instead,
      seen,
      restock: restocks ? coming.slice(0, 1) : [],
      ...desk,
    });
    const faults = await disagreements(other);
    if (faults.length > 0) throw new Error(`The order that came of an exchange: ${faults.join(", ")}`);
  },
  async "change a rate"(_orderId, { place: to, rate }) {
    const { country } = ADDRESSES[to];
    shop.clock.forward(DAY_MS);
    const day = dayIn(timeZone, shop.clock.now());
    const { rowCount } = await shop.pool.query(
      "UPDATE tax_rates SET valid_to = $2::date - 1 WHERE country = $1 AND valid_to IS NULL",
      [country, day],
    );
    if (rowCount)
      await shop.pool.query("INSERT INTO tax_rates (country, rate, valid_from) VALUES ($1, $2, $3)", [
        country,
        rate,
        day,
      ]);
  },
  async "give VAT back"(orderId) {
    // VIES knows the number now.
    await transact(shop.db, (tx) =>
      tx.execute(sql`WITH known AS (
          INSERT INTO vat_checks (number, requester, is_valid, checked_at)
          SELECT vat_number, 'EE101234567', true, now() FROM orders WHERE id = ${orderId} AND vat_number IS NOT NULL RETURNING id)
        UPDATE orders SET vat_check_id = known.id FROM known WHERE orders.id = ${orderId}`),
    );
    const { version } = await tools.orderOf(orderId);
    await refundVat(shop, { orderId, version, ...desk });
  },
  async "lose the payment"(orderId) {
    const { rows } = await shop.pool.query(
      "SELECT session_id FROM payments WHERE order_id = $1 AND state = 'paid' AND provider = 'test-page'",
      [orderId],
    );
    for (const { session_id: session } of rows) await shop.payment.play(session, "reverse");
    if (rows.length > 0) await askProvider(shop, orderId);
  },
};

/** The six sums of an order: lines, total, payments less refunds, documents, taxes and report, with VAT where it is kept. In cents. */
const sumsOf = (orderId: string) =>
  shop.row(
    `SELECT o.total_cents::int AS total,
       (SELECT sum(line_cents - bundle_share_cents) FROM order_lines WHERE order_id = o.id)::int + o.shipping_cents::int AS lines,
       (SELECT sum(net_cents + vat_cents) FROM order_lines WHERE order_id = o.id)::int + (o.shipping_net_cents + o.shipping_vat_cents)::int AS split,
       (SELECT coalesce(sum(coalesce(received_cents, amount_cents)), 0) FROM payments WHERE order_id = o.id AND state = 'paid')::int AS paid,
       (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r JOIN payments p ON p.id = r.payment_id
        WHERE p.order_id = o.id AND p.state = 'paid' AND r.state IN ('pending', 'succeeded'))::int AS refunded,
       (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r JOIN payments p ON p.id = r.payment_id
          JOIN order_corrections c ON c.id = r.correction_id AND c.state = 'applied'
        WHERE p.order_id = o.id AND p.state = 'paid' AND r.state IN ('pending', 'succeeded'))::int AS changed,
       EXISTS (SELECT FROM payments WHERE order_id = o.id AND state = 'reversed') AS is_reversed,
       (SELECT array[coalesce(sum(sign * gross_cents), 0), coalesce(sum(sign * vat_cents), 0)]
        FROM documents, LATERAL (SELECT CASE kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) AS s WHERE order_id = o.id)::int[] AS documents,
       (SELECT array[coalesce(sum(t.net_cents + t.vat_cents), 0), coalesce(sum(t.vat_cents), 0)]
        FROM tax_entries t JOIN documents d ON d.id = t.document_id WHERE d.order_id = o.id)::int[] AS taxes,
       (SELECT array[coalesce(sum(net_cents + vat_cents), 0), coalesce(sum(vat_cents), 0)]
        FROM sales_entries WHERE order_id = o.id)::int[] AS report
     FROM orders o WHERE o.id = $1`,
    orderId,
  );

/** What does not agree, in words. */
async function disagreements(orderId: string): Promise<string[]> {
  const {
    total,
    lines: ofLines,
    split,
    paid,
    refunded,
    changed,
    is_reversed,
    documents,
    taxes,
    report,
  } = await sumsOf(orderId);
  const [gross, vat] = documents;
  const faults: string[] = [];
  const expectSame = (what: string, is: number, should: number) => {
    if (is !== should) faults.push(`${what}: ${is} instead of ${should}`);
  };
  expectSame("lines", ofLines, total);
  expectSame("net and VAT of lines", split, total);
  if (!is_reversed) expectSame("payments", paid - changed, total);
  expectSame("documents", gross, paid - refunded);
  expectSame("taxes", taxes[0], gross);
  expectSame("VAT of taxes", taxes[1], vat);
  expectSame("report", report[0], gross);
  expectSame("VAT of the report", report[1], vat);
  if (gross === 0) expectSame("VAT of what is given back", vat, 0);
  if (vat < 0 || gross < 0) faults.push(`more was given back than came in: ${gross}, VAT ${vat}`);
  return faults;
}

it(
  `${LIVES} lives of orders: lines, total, money, documents, taxes, report and journal agree to the cent after each step`,
  async () => {
    const done = new Map<string, number>();
    const count = (what: string) => done.set(what, (done.get(what) ?? 0) + 1);
    for (const [number, life] of fc.sample(aLife, { numRuns: LIVES, seed: SEED }).entries()) {
      // The tests' server has no autovacuum: after a thousand lives a purchase would read twelve times as long.
      if (number % 200 === 199) await shop.pool.query("VACUUM ANALYZE");
      const story: string[] = [`life ${number}: ${JSON.stringify({ ...life, acts: undefined })}`];
      const orderId = await begin(life).catch(refusal);
      count(orderId.startsWith("refused") ? orderId : "order");
      if (orderId.startsWith("refused")) continue;
      for (const one of life.acts) {
        const before = JSON.stringify(await disagreements(orderId));
        if (before !== "[]") expect.fail(`${story.join("\n")}\n${before}`);
        const outcome = await (acts[one.kind] as (id: string, of: Act) => Promise<unknown>)(orderId, one).then(
          () => "done",
          refusal,
        );
        count(`${one.kind}: ${outcome}`);
        story.push(`${JSON.stringify(one)}: ${outcome}`);
      }
      const faults = await disagreements(orderId);
      if (faults.length > 0) expect.fail(`${story.join("\n")}\n${faults.join("\n")}`);
    }
    if (process.env.LIVES) process.stdout.write(`${JSON.stringify(Object.fromEntries([...done].sort()), null, 1)}\n`);
    for (const kind of Object.keys(acts)) expect(done.get(`${kind}: done`), kind).toBeGreaterThan(0);
    await tools.booksAgree();
    await journalAgrees();
  },
  Math.max(180_000, LIVES * 3_000),
);

const refusal = (error: unknown): string => {
  if (error instanceof AppError) return `refused: ${error.code ?? error.message}`;
  throw error;
};

async function journalAgrees(): Promise<void> {
  const ever = { from: "2000-01-01", to: dayAfter(dayIn(timeZone, shop.clock.now()), 400), timeZone };
  for (const isTest of [true, false]) {
    const filter = { ...ever, isTest };
    const journal = journalOf(await documentSums(shop.db, filter), await movementsOf(shop.db, filter));
    for (const [day, of] of byDay(journal))
      expect([day, sum(of.map(({ debit }) => debit))]).toEqual([day, sum(of.map(({ credit }) => credit))]);
    const owed = sum((await owedByProviders(shop.db, filter)).map(({ cents: one }) => cents(one)));
    const taken = journal.filter(({ booked }) => booked === "cash" || booked === "bank");
    const held = sum(taken.map(({ debit, credit }) => minus(debit, credit)));
    const { money } = await shop.row(
      `SELECT coalesce(sum(coalesce(p.received_cents, p.amount_cents) - (SELECT coalesce(sum(amount_cents), 0) FROM refunds
         WHERE payment_id = p.id AND state IN ('pending', 'succeeded'))), 0)::int AS money
       FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.state IN ('paid', 'overpaid', 'review') AND (p.provider = 'test-page' OR o.is_test) = $1`,
      isTest,
    );
    expect([isTest, owed + held]).toEqual([isTest, money]);
  }
}

it.each([
  [
    "the taxes",
    "UPDATE tax_entries SET vat_cents = vat_cents + 1, net_cents = net_cents - 1 WHERE document_id IN (SELECT id FROM documents WHERE order_id = $1)",
  ],
  ["the report", "UPDATE sales_entries SET net_cents = net_cents + 1 WHERE order_id = $1 AND kind = 'shipping'"],
  ["a line", "UPDATE order_lines SET bundle_share_cents = 1, net_cents = net_cents - 1 WHERE order_id = $1"],
  [
    "a refund",
    "UPDATE refunds SET amount_cents = amount_cents - 1 WHERE payment_id IN (SELECT id FROM payments WHERE order_id = $1)",
  ],
])("a cent that is wrong in %s is seen", async (_where, wrong) => {
  const orderId = await begin({
    goods: [[0, 2]],
    place: "estonia",
    discount: 0,
    business: null,
    way: "checkout",
    acts: [],
  });
  await refundOrder(shop, aRefund(orderId, { amount: cents(500) }));
  expect(await disagreements(orderId)).toEqual([]);
  await transact(shop.db, async (tx) => {
    // What is only added to refuses a change otherwise.
    await tx.execute("SET LOCAL session_replication_role = replica");
    await tx.execute(sql.raw(wrong.replace("$1", `'${orderId}'`)));
  });
  expect(await disagreements(orderId)).not.toEqual([]);
});
