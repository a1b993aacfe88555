import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { DAY_MS } from "#shared/day.ts";
import { anOrderFor, aPaidOrder, aProduct, callsOf, checkout, type MadeProduct } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { eraseUnpaidOrders } from "./erase-unpaid-orders.ts";
import { orderEmailTemplates } from "./order-emails.tsx";

const shop = await servedShopOfFile();
let lavender: MadeProduct;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 100 });
});

const ask = callsOf(shop);
const call = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body;
const file = async (id: string) => (await call("GET", `admin-order?orderId=${id}`)).order;
const customerOf = (email: string) => ({ ...anOrderFor([]).customer, email });
const paid = (email: string) => aPaidOrder(shop, [[lavender, 1]], { customer: customerOf(email) });
const set = (orderId: string, status: string) => call("POST", "admin-orders", { action: "update", orderId, status });
const patch = (order_id: string, version: number, change: object) =>
  call("PATCH", "admin-order", { order_id, version, ...change });
const recipient = {
  first_name: "Mari",
  last_name: "Maasikas",
  email: "right@example.com",
  phone: "+37251234567",
  address: "Lai 2",
  city: "Tartu",
  zip: "51005",
};

it("a copied tracking link shows its holder the whole order, in the buyer's language, until its data are erased", async () => {
  const id = await paid("link@example.com");
  await shop.pool.query("UPDATE orders SET language = 'et' WHERE id = $1", [id]);
  const { tracking_url, own_tracking_code } = await file(id);
  const link = new URL(tracking_url);
  expect(link.href.startsWith(`${shop.config.shopUrl}/et/`)).toBe(true);
  const body = { trackingCode: link.searchParams.get("tracking"), key: link.searchParams.get("key") };
  expect(body.trackingCode).toBe(own_tracking_code);
  expect((await call("POST", "track-order", body)).order.customers.email).toBe("link@example.com");
  await shop.pool.query("UPDATE orders SET erased_at = now() WHERE id = $1", [id]);
  expect((await file(id)).tracking_url).toBeNull();
});

it("L2, L14: an order keeps the reduction, hazards and warnings that its lines showed, whatever is changed afterwards", async () => {
  const oil = await aProduct(shop, { category: "oils", stock: 5 });
  await shop.pool.query(
    `UPDATE products SET warning = 'Keep it upright.', prop65_warning = 'WARNING: myrcene', signal_word = 'danger', volume_ml = 10,
       pictograms = '{GHS08}', hazard_statements = '{H304}', precautionary_statements = '{P331}', supplier = 'Linden OÜ' WHERE id = $1`,
    [oil.id],
  );
  await shop.pool.query("UPDATE price_history SET since = now() - interval '60 days' WHERE product_id = $1", [oil.id]);
  await shop.pool.query("UPDATE products SET discount_percentage = 25 WHERE id = $1", [oil.id]);
  const { orderId } = await checkout(shop, anOrderFor([[{ ...oil, price: 15 }, 1]]));
  await shop.pool.query(
    "UPDATE products SET warning = NULL, prop65_warning = NULL, hazard_statements = '{H226}', discount_percentage = 0 WHERE id = $1",
    [oil.id],
  );
  expect((await file(orderId)).lines).toMatchObject([
    {
      reduced_from: 20,
      seen: [
        "Danger: GHS08 H304",
        "May be fatal if swallowed and enters airways.",
        "Do NOT induce vomiting.",
        "Supplier: Linden OÜ",
        "Net quantity: 10 ml",
        "Keep it upright.",
        "WARNING: myrcene",
      ],
    },
  ]);
});

it("L30: an order keeps the notice of the legal guarantee that stood above the button", async () => {
  const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]));
  const { data } = await call("GET", `admin-order-terms?orderId=${orderId}`);
  expect(data.notice).toMatch(/^Legal guarantee of conformity\n.*at least 2 years/);
});

it("an order is shown with its sums, its history and its emails", async () => {
  const id = await paid("story@example.com");
  await set(id, "packing");
  const order = await file(id);
  expect(order).toMatchObject({
    total_amount: 28.99,
    goods: 20,
    shipping: 8.99,
    refundable: 28.99,
    lines: [{ name: lavender.name, image: null, quantity: 1, unit_price: 20, line_total: 20, vat_rate: 24 }],
    vat: [{ rate: 24, net: 23.38, vat: 5.61 }],
    payments: [{ state: "paid", amount: 28.99 }],
    emails: [{ kind: "order-confirmation", recipient: "story@example.com" }],
  });
  const statuses = order.history.filter(({ to }: { to: string | null }) => to);
  expect(statuses.map(({ to, by }: { to: string; by: string | null }) => [to, by])).toEqual([
    ["packing", expect.stringMatching(/^keeper-/)],
    ["processing", null],
    ["pending", null],
  ]);
});

describe("a recipient", () => {
  it("is corrected before the parcel leaves, gets the email, and becomes another customer", async () => {
    const id = await paid("wrnog@example.com");
    const { version } = await file(id);
    expect(await patch(id, version, { recipient })).toEqual({ success: true });
    await sendDueEmails(shop, orderEmailTemplates(shop));
    const { rows } = await shop.pool.query("SELECT subject FROM mailbox_emails WHERE recipient = 'right@example.com'");
    expect(rows).toHaveLength(1);
    const after = await file(id);
    expect(after.shipping_address).toMatchObject({ street: "Lai 2", city: "Tartu" });
    const { customers } = await call("GET", "admin-customers?search=wrnog");
    expect(customers).toEqual([]);
  });

  it("whose address was wrong gets what waits and what is sent again; the wrong address gets no link", async () => {
    const corrected = async (from: string, to: string, id: string) => {
      const { version } = await file(id);
      expect(await patch(id, version, { recipient: { ...recipient, email: to } })).toEqual({ success: true });
      return (await shop.rows("SELECT recipient FROM emails WHERE order_id = $1 AND recipient = $2", id, from)).length;
    };
    const sentTo = async (address: string) =>
      (await shop.rows("SELECT FROM mailbox_emails WHERE recipient = $1", address)).length;
    const waiting = await paid("waits@wrong.example");
    expect(await corrected("waits@wrong.example", "waits@right.example", waiting)).toBe(0);
    const sent = await paid("sent@wrong.example");
    await sendDueEmails(shop, orderEmailTemplates(shop));
    await corrected("sent@wrong.example", "sent@right.example", sent);
    const { emails } = await file(sent);
    expect(await call("POST", "admin-emails", { email_id: emails[0].id })).toEqual({ success: true });
    await sendDueEmails(shop, orderEmailTemplates(shop));
    expect(await Promise.all(["waits@wrong.example", "waits@right.example"].map(sentTo))).toEqual([0, 1]);
    expect(await Promise.all(["sent@wrong.example", "sent@right.example"].map(sentTo))).toEqual([1, 1]);
  });

  it("corrected while an email is written gets it at the right address", async () => {
    const id = await paid("late@wrong.example");
    const templates = orderEmailTemplates(shop);
    const written = templates["order-confirmation"];
    let isCorrected = false;
    const correcting: typeof written = async (...input) => {
      const email = await written(...input);
      if (!isCorrected) await shop.pool.query("UPDATE orders SET email = 'late@right.example' WHERE id = $1", [id]);
      isCorrected = true;
      return email;
    };
    await sendDueEmails(shop, { ...templates, "order-confirmation": correcting });
    expect(await shop.rows("SELECT recipient FROM mailbox_emails WHERE recipient LIKE 'late@%'")).toEqual([
      { recipient: "late@right.example" },
    ]);
  });

  it("gets an email again once it was sent, and not while it waits", async () => {
    const id = await paid("again@example.com");
    const ofKind = async () =>
      (await file(id)).emails.filter(({ kind }: { kind: string }) => kind === "order-confirmation");
    const [{ id: email_id }] = await ofKind();
    expect(await ofKind()).toMatchObject([{ may_send_again: false }]);
    expect(await call("POST", "admin-order-emails", { email_id })).toMatchObject({ success: false, code: "NOT_AGAIN" });
    await shop.pool.query("UPDATE emails SET state = 'dead' WHERE id = $1", [email_id]);
    expect(await call("POST", "admin-order-emails", { email_id })).toEqual({ success: true });
    expect(await ofKind()).toMatchObject([{ id: email_id, state: "queued" }]);
    await sendDueEmails(shop, orderEmailTemplates(shop));
    expect(await ofKind()).toMatchObject([{ may_send_again: true }]);
    expect(await call("POST", "admin-order-emails", { email_id })).toEqual({ success: true });
    expect(await ofKind()).toHaveLength(2);
  });

  it("gets the confirmation again when its order has left, without the promise to pack it", async () => {
    const id = await paid("left@example.com");
    const texts = () => shop.rows("SELECT plain FROM mailbox_emails WHERE recipient = 'left@example.com' ORDER BY id");
    await sendDueEmails(shop, orderEmailTemplates(shop));
    await shop.pool.query("UPDATE orders SET status = 'shipped' WHERE id = $1", [id]);
    const [{ id: email_id }] = (await file(id)).emails.filter(
      ({ kind }: { kind: string }) => kind === "order-confirmation",
    );
    await call("POST", "admin-order-emails", { email_id });
    await sendDueEmails(shop, orderEmailTemplates(shop));
    const packs = (await texts()).map(({ plain }) => /We pack and ship it/.test(plain));
    expect(packs).toEqual([true, false]);
  });

  it("never gets what was written to the shop", async () => {
    const id = await paid("shop@example.com");
    const { rows } = await shop.pool.query(
      `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, state, sent_at, order_id)
       VALUES ('attention-sample', 'order-attention', 'shop@example.com', '{"orderId": "1"}', 'sample', 'sent', now(), $1) RETURNING id`,
      [id],
    );
    expect(await call("POST", "admin-order-emails", { email_id: rows[0].id })).toMatchObject({ code: "NOT_AGAIN" });
  });

  it("is not corrected any more once it has left", async () => {
    const id = await paid("gone@example.com");
    await set(id, "shipped");
    const { version } = await file(id);
    expect(await patch(id, version, { recipient })).toMatchObject({ success: false, error: /parcel has left/ });
  });

  it("with an e-mail that is none is refused beside its field", async () => {
    const id = await paid("typo@example.com");
    const { version } = await file(id);
    const { details, fields } = await patch(id, version, { recipient: { ...recipient, email: "a\r\nBcc: x@y.z" } });
    expect(details).toEqual(["Email must be an email address."]);
    expect(fields).toEqual({ "recipient.email": "must be an email address" });
  });
});

it("of two who save one order the second is refused, and nothing is overwritten", async () => {
  const id = await paid("two@example.com");
  const { version } = await file(id);
  await patch(id, version, { notes: "The first was here." });
  expect(await patch(id, version, { notes: "The second too." })).toMatchObject({ code: "CHANGED" });
  expect((await file(id)).notes).toBe("The first was here.");
});

it("an unknown order is refused", async () =>
  expect(await call("GET", `admin-order?orderId=${randomUUID()}`)).toMatchObject({ error: "There is no such order." }));

it("parts of a cent are not given back", async () => {
  const id = await paid("cents@example.com");
  const body = { order_id: id, amount: 0.005, reason: "late", key: randomUUID() };
  expect(await call("POST", "admin-refunds", body)).toMatchObject({ error: "Validation failed" });
  expect(await call("POST", "admin-refunds", { ...body, amount: 1.15 })).toMatchObject({ refund: { amount: 1.15 } });
});

it("what chosen items give back is told before, and is what goes back", async () => {
  const { id, lines } = await file(await paid("chosen@example.com"));
  const chosen = { order_id: id, lines: [{ position: lines[0].position, quantity: 1 }], shipping: true };
  const preview = await call("POST", "admin-refund-preview", chosen);
  expect(preview).toMatchObject({ success: true, goods: 20, shipping: 8.99, currency: "EUR" });
  expect(preview.amount).toBe(28.99);
  const { refund } = await call("POST", "admin-refunds", { ...chosen, reason: "late", key: randomUUID() });
  expect(refund.amount).toBe(preview.amount);
  expect(await call("POST", "admin-refund-preview", chosen)).toMatchObject({ success: false, code: "LINES_GONE" });
});

it("customers are those who paid, with what they paid less what they got back", async () => {
  const id = await paid("loyal@example.com");
  await paid("loyal@example.com");
  await checkout(shop, anOrderFor([[lavender, 1]], { customer: customerOf("looker@example.com") }));
  await call("POST", "admin-refunds", { order_id: id, amount: 10, reason: "late", key: randomUUID() });
  for (const sort of ["created", "name", "orders", "spent", "last"]) {
    const { customers, total } = await call("GET", `admin-customers?search=lo&sort=${sort}`);
    expect(total).toBe(1);
    expect(customers).toMatchObject([{ email: "loyal@example.com", order_count: 2, total_spent: 47.98 }]);
  }
  const { customers } = await call("GET", "admin-customers?search=loyal");
  const { customer } = await call("GET", `admin-customer?customerId=${customers[0].id}`);
  expect(customer).toMatchObject({ order_count: 2, kept_orders: 2, total_spent: 47.98, orders: [{}, {}] });
});

it("a customer's average leaves out the order that was paid back", async () => {
  const back = await paid("half@example.com");
  const { rows } = await shop.pool.query("SELECT id, customer_id FROM orders WHERE id = $1", [back]);
  await paid("half@example.com");
  const { refundable } = await file(back);
  await call("POST", "admin-refunds", { order_id: back, amount: refundable, reason: "late", key: randomUUID() });
  await shop.pool.query("UPDATE orders SET payment_state = 'refunded' WHERE id = $1", [back]);
  const { customer } = await call("GET", `admin-customer?customerId=${rows[0].customer_id}`);
  expect(customer).toMatchObject({ order_count: 2, kept_orders: 1 });
});

it("says before it is deleted whether a product is erased or only taken out", async () => {
  await paid("removal@example.com");
  const fresh = await aProduct(shop);
  const outcome = async (id: string) => (await call("GET", `admin-product-removal?productId=${id}`)).outcome;
  expect([await outcome(lavender.id), await outcome(fresh.id)]).toEqual(["retired", "erased"]);
});

it("the packing list holds paid orders that wait, and what goes into them", async () => {
  const id = await paid("pack@example.com");
  const { orderId: unpaid } = await checkout(shop, anOrderFor([[lavender, 1]]));
  const { orders } = await call("GET", "admin-packing-list");
  const ids = orders.map((order: { id: string }) => order.id);
  expect(ids).toContain(id);
  expect(ids).not.toContain(unpaid);
  expect(orders.find((order: { id: string }) => order.id === id)).toMatchObject({
    name: "Mari Maasikas",
    carrier: null,
    destination: "Pikk 1, 10115 Tallinn",
    lines: [{ name: lavender.name, quantity: 1, image: null }],
  });
  const machine = { provider: "unisend", name: "Viru", address: "Viru 4", city: "Tallinn" };
  await shop.pool.query("UPDATE orders SET delivery_method = 'parcel_machine', parcel_machine = $2 WHERE id = $1", [
    id,
    machine,
  ]);
  const { orders: later } = await call("GET", "admin-packing-list");
  expect(later.at(-1)).toMatchObject({ id, carrier: "LP Express", destination: "Viru" });
});

describe("the data of a person", () => {
  const everywhere = async (word: string) => {
    const { rows: tables } = await shop.pool.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name NOT IN ('mailbox_emails', 'test_page_sessions')",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await shop.pool.query(`SELECT FROM ${name} AS t WHERE t::text ILIKE $1 LIMIT 1`, [
        `%${word}%`,
      ]);
      if (rowCount) found.push(name);
    }
    return found;
  };
  const refundOf = (orderId: string, reason: string) =>
    shop.rows(
      `INSERT INTO refunds (payment_id, idempotency_key, amount_cents, reason, state, administrator_id)
       SELECT p.id, gen_random_uuid()::text, 100, $2, 'failed', a.id FROM payments p, administrators a WHERE p.order_id = $1 LIMIT 1`,
      orderId,
      reason,
    );
  const about = (action: string, email: string) => call("POST", "admin-personal-data", { action, email });

  it("is exported in full", async () => {
    const id = await paid("Asks@Example.com");
    await refundOf(id, "Too strong");
    const { data } = await about("export", "asks@example.com");
    expect(data).toMatchObject({
      customer: { first_name: "Mari" },
      orders: [{ phone: "+37251234567", lines: [{ name: lavender.name }], refunds: [{ reason: "Too strong" }] }],
      emails: [{ kind: "order-confirmation" }],
      newsletter: { subscription: null },
    });
    expect(JSON.stringify(data)).not.toContain("keeper-");
    expect(await shop.rows("SELECT actor FROM audit_log WHERE action = 'person.exported'")).toEqual([
      { actor: "administrator" },
    ]);
  });

  it("is erased everywhere, and the books stay as they are", async () => {
    const email = "forget-me@example.com";
    const id = await aPaidOrder(shop, [[lavender, 1]], { customer: { ...customerOf(email), phone: "+3725550199" } });
    await call("POST", "newsletter-subscribe", { email });
    expect(await about("erase", email)).toMatchObject({ success: false, code: "OPEN_ORDERS" });
    await set(id, "shipped");
    const { order_number, vat, lines } = await file(id);
    const typed = "phoned from 5550199";
    await refundOf(id, typed);
    await refundOf(id, "damaged");
    await shop.rows("UPDATE orders SET discount_reason = $2 WHERE id = $1", id, typed);
    await shop.rows(
      "UPDATE order_status_history SET reason = $2 WHERE order_id = $1 AND to_status = 'shipped'",
      id,
      typed,
    );
    await shop.rows(
      `INSERT INTO order_corrections (order_id, number, state, reason, before, after, difference_cents, created_at, ended_at)
       VALUES ($1, 1, 'taken-back', $2, '{}', '{}', 0, now(), now())`,
      id,
      typed,
    );
    expect(await about("erase", email)).toMatchObject({ success: true, erased_orders: 1 });
    expect(await everywhere(email)).toEqual([]);
    expect(await everywhere("5550199")).toEqual([]);
    expect((await file(id)).refunds).toMatchObject([{ reason: null }, { reason: "Return: damaged" }]);
    expect(await file(id)).toMatchObject({ order_number, vat, lines, is_erased: true, total_amount: 28.99 });
    expect(await about("erase", email)).toMatchObject({ error: "Nothing is kept of this address." });
  });

  it("is not needed after 30 days where nothing was paid, and the attempt keeps its figures", async () => {
    const email = "abandoned@example.com";
    const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]], { customer: customerOf(email) }));
    const kept = await paid("kept@example.com");
    await call("POST", "admin-orders", { action: "update", orderId, status: "cancelled" });
    shop.clock.forward(29 * DAY_MS);
    await eraseUnpaidOrders(shop);
    expect(await everywhere(email)).toContain("orders");
    shop.clock.forward(2 * DAY_MS);
    await eraseUnpaidOrders(shop);
    expect(await everywhere(email)).toEqual([]);
    expect(await everywhere("kept@example.com")).toContain("orders");
    const { rows } = await shop.pool.query(
      "SELECT erased_at, total_cents FROM orders WHERE id = ANY($1) ORDER BY erased_at",
      [[orderId, kept]],
    );
    expect(rows).toEqual([
      { erased_at: expect.any(Date), total_cents: "2899" },
      { erased_at: null, total_cents: "2899" },
    ]);
  });
});
