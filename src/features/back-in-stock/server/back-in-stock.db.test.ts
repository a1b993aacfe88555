import { describe, expect, it } from "vitest";
import { endWaiting, erasePerson, personalData } from "#features/customer-care/server/personal-data.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { listProducts } from "#features/products/server/product-list-queries.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { DAY_MS } from "#shared/day.ts";
import { aGroup, aKit, anAdministrator, aProduct, type MadeProduct } from "#tests/makers.ts";
import { served, shopOfFile } from "#tests/shop.ts";
import { askForEmail } from "./ask-for-email.ts";
import { backInStockEmailTemplates } from "./back-in-stock-emails.tsx";
import { forgetOldRequests, sendDueRequests } from "./send-due.ts";

const shop = await shopOfFile({ env: { LIMIT_NEWSLETTER: "3" } });
const soldOut = () => aProduct(shop, { stock: 0 });
const ask = (product: MadeProduct, email: string) => askForEmail(shop, { productId: product.id, email });
const restock = (product: MadeProduct, pieces = 1) =>
  shop.pool.query("UPDATE stock_levels SET available = $2 WHERE product_id = $1", [product.id, pieces]);
const look = () => sendDueRequests(shop, AbortSignal.timeout(60_000));
const waitFor = async (product: MadeProduct) =>
  (await shop.rows("SELECT email FROM back_in_stock_requests WHERE product_id = $1 ORDER BY email", product.id)).map(
    ({ email }) => email,
  );
const queuedTo = (email: string) =>
  shop.rows("SELECT kind, language, state, data FROM emails WHERE recipient = $1", email);

describe("asking for an email when a product is back", () => {
  it("keeps address, language and consent once, and makes nobody a subscriber", async () => {
    const product = await soldOut();
    await withLanguage("de", () => ask(product, "eva@example.com"));
    await ask(product, "eva@example.com");
    expect(await shop.rows("SELECT language FROM back_in_stock_requests WHERE email = 'eva@example.com'")).toEqual([
      { language: "de" },
    ]);
    expect(await shop.rows("SELECT purpose, given, wording FROM consents WHERE email = 'eva@example.com'")).toEqual([
      { purpose: "back-in-stock", given: true, wording: expect.stringContaining("sonst nichts") },
    ]);
    expect(await shop.rows("SELECT FROM subscribers WHERE email = 'eva@example.com'")).toEqual([]);
    expect(await queuedTo("eva@example.com")).toEqual([]);
  });

  it("is refused for a product in stock, one out of the shop and one that never was", async () => {
    const retired = await soldOut();
    await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [retired.id]);
    await expect(ask(await aProduct(shop), "a@example.com")).rejects.toMatchObject({ kind: "conflict" });
    await expect(ask(retired, "a@example.com")).rejects.toMatchObject({ kind: "not-found" });
    await expect(ask({ ...retired, id: crypto.randomUUID() }, "a@example.com")).rejects.toMatchObject({
      kind: "not-found",
    });
    expect(await shop.rows("SELECT FROM consents WHERE email = 'a@example.com'")).toEqual([]);
  });

  it("one address waits for 20 products at most", async () => {
    for (let i = 0; i < 20; i += 1) await ask(await soldOut(), "many@example.com");
    await expect(ask(await soldOut(), "many@example.com")).rejects.toMatchObject({ kind: "conflict" });
    expect(await shop.rows("SELECT FROM back_in_stock_requests WHERE email = 'many@example.com'")).toHaveLength(20);
    expect(await shop.rows("SELECT FROM consents WHERE email = 'many@example.com'")).toHaveLength(20);
  });

  it("is limited for one network, and refuses what is no address", async () => {
    const server = await served(shop);
    const { id: productId } = await soldOut();
    const call = async (email: string) => {
      const answer = await fetch(`${server.url}/functions/v1/back-in-stock`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ productId, email }),
      });
      return answer.status;
    };
    const answers = [await call(" Ann@Example.COM "), await call("no address"), await call("b@example.com")];
    expect([...answers, await call("c@example.com")]).toEqual([200, 400, 200, 429]);
    expect(await shop.rows("SELECT email FROM back_in_stock_requests WHERE product_id = $1", productId)).toContainEqual(
      {
        email: "ann@example.com",
      },
    );
    await server.close();
  });
});

describe("the product is back", () => {
  it("each of many who wait gets one email, however many processes look at once and however often it comes back", async () => {
    const product = await soldOut();
    await shop.pool.query(
      "INSERT INTO back_in_stock_requests (product_id, email, language) SELECT $1, 'crowd' || i || '@example.com', 'fi' FROM generate_series(1, 450) i",
      [product.id],
    );
    await look();
    expect(await waitFor(product)).toHaveLength(450);
    await restock(product);
    await Promise.all([look(), look(), look()]);
    await restock(product, 0);
    await restock(product, 5);
    await look();
    const crowd = await shop.rows(
      "SELECT recipient, count(*)::int AS emails, min(language) AS language FROM emails WHERE recipient LIKE 'crowd%' GROUP BY recipient",
    );
    expect(crowd).toHaveLength(450);
    expect(crowd.every(({ emails, language }) => emails === 1 && language === "fi")).toBe(true);
    expect(await waitFor(product)).toEqual([]);
  });

  it("is told ten minutes after it came, so that a mistyped figure can be corrected", async () => {
    const product = await soldOut();
    await ask(product, "patient@example.com");
    await restock(product);
    const came = (ago: string) =>
      shop.pool.query(
        `INSERT INTO stock_movements (product_id, quantity, reason, idempotency_key, at)
         VALUES ($1, 1, 'correction', 'came', now() - $2::interval)
         ON CONFLICT (product_id, idempotency_key) DO UPDATE SET at = excluded.at`,
        [product.id, ago],
      );
    await came("9 minutes");
    await look();
    expect(await waitFor(product)).toEqual(["patient@example.com"]);
    await came("11 minutes");
    await look();
    expect(await waitFor(product)).toEqual([]);
  });

  it("writes in the language of the page where it was asked for, about this product and with its address", async () => {
    const product = await aProduct(shop, { name: "Dusk Glass Diffuser", stock: 0 });
    await withLanguage("et", () => ask(product, "mari@example.com"));
    await restock(product);
    await look();
    await sendDueEmails(shop, backInStockEmailTemplates(shop));
    const [email] = await shop.rows("SELECT subject, plain FROM mailbox_emails WHERE recipient = 'mari@example.com'");
    expect(email.subject).toBe("Jälle olemas: Dusk Glass Diffuser");
    expect(email.plain).toContain(`/et/products/${product.id}`);
    expect(email.plain).toContain("20,00");
  });

  it("waits for the variant that was asked for, and not for another one of its product", async () => {
    const [small, large] = await aGroup(shop, {
      variants: [
        { values: ["10 ml"], stock: 0 },
        { values: ["30 ml"], stock: 0 },
      ],
    });
    if (!small || !large) throw new Error("The variants were not made");
    await ask(small, "small@example.com");
    await restock(large);
    await look();
    expect(await waitFor(small)).toEqual(["small@example.com"]);
    await restock(small);
    await look();
    expect(await queuedTo("small@example.com")).toMatchObject([{ data: { productId: small.id } }]);
  });

  it("a kit is back when all its parts are", async () => {
    const [lamp, oil] = [await soldOut(), await soldOut()];
    const kit = await aKit(shop, [
      [lamp, 1],
      [oil, 1],
    ]);
    await ask(kit, "kit@example.com");
    await restock(lamp);
    await look();
    expect(await queuedTo("kit@example.com")).toEqual([]);
    await restock(oil);
    await look();
    expect(await queuedTo("kit@example.com")).toHaveLength(1);
  });

  it("sends nothing about a product out of the shop: before it was queued it waits, after that it is dropped", async () => {
    const product = await soldOut();
    await ask(product, "first@example.com");
    await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [product.id]);
    await restock(product);
    await look();
    expect(await waitFor(product)).toEqual(["first@example.com"]);
    await shop.pool.query("UPDATE products SET retired_at = NULL WHERE id = $1", [product.id]);
    await look();
    await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [product.id]);
    await sendDueEmails(shop, backInStockEmailTemplates(shop));
    expect(await shop.rows("SELECT FROM mailbox_emails WHERE recipient = 'first@example.com'")).toEqual([]);
  });

  it("writes to somebody who left the newsletter, and to nobody who complained", async () => {
    const product = await soldOut();
    await ask(product, "left@example.com");
    await ask(product, "complained@example.com");
    await shop.pool.query(
      "INSERT INTO subscribers (email, source, status, unsubscribed_at) VALUES ('left@example.com', 'footer', 'unsubscribed', now())",
    );
    await shop.pool.query(
      "INSERT INTO suppressed_addresses (email, reason) VALUES ('complained@example.com', 'complained')",
    );
    await restock(product);
    await look();
    await sendDueEmails(shop, backInStockEmailTemplates(shop));
    expect(await queuedTo("left@example.com")).toMatchObject([{ state: "sent" }]);
    expect(await queuedTo("complained@example.com")).toMatchObject([{ state: "suppressed" }]);
  });
});

it("the request is in the data of its person, and goes with the person, also from the outbox", async () => {
  const [waiting, back] = [await soldOut(), await soldOut()];
  await ask(waiting, "gone@example.com");
  await ask(back, "gone@example.com");
  await restock(back);
  await look();
  expect((await personalData(shop.db, "gone@example.com")).back_in_stock).toMatchObject([{ product_id: waiting.id }]);
  await erasePerson(shop, "gone@example.com", { administratorId: await anAdministrator(shop), requestId: "test" });
  await restock(waiting);
  await look();
  await sendDueEmails(shop, backInStockEmailTemplates(shop));
  expect(await shop.rows("SELECT FROM back_in_stock_requests WHERE email = 'gone@example.com'")).toEqual([]);
  expect(await shop.rows("SELECT FROM consents WHERE email = 'gone@example.com'")).toEqual([]);
  expect(await shop.rows("SELECT FROM mailbox_emails WHERE recipient = 'gone@example.com'")).toEqual([]);
});

it("who takes it back gets no email about products, and keeps all else", async () => {
  const actor = { administratorId: await anAdministrator(shop), requestId: "test" };
  const product = await soldOut();
  await ask(product, "enough@example.com");
  await endWaiting(shop, "enough@example.com", actor);
  await restock(product);
  await look();
  expect(await queuedTo("enough@example.com")).toEqual([]);
  expect(await shop.rows("SELECT given, purpose FROM consents WHERE email = 'enough@example.com' ORDER BY id")).toEqual(
    [
      { given: true, purpose: "back-in-stock" },
      { given: false, purpose: "back-in-stock" },
    ],
  );
  await expect(endWaiting(shop, "enough@example.com", actor)).rejects.toMatchObject({ kind: "not-found" });
});

it("the list of products says how many wait", async () => {
  const product = await aProduct(shop, { name: "Waited For", stock: 0 });
  await ask(product, "one@example.com");
  await ask(product, "two@example.com");
  const { products } = await listProducts(shop.db, { search: "Waited For" }, "newest", 1);
  expect(products).toMatchObject([{ name: "Waited For", waiting: 2 }]);
});

it("nobody waits for longer than a year", async () => {
  const product = await soldOut();
  await ask(product, "patient@example.com");
  await forgetOldRequests(shop);
  expect(await waitFor(product)).toEqual(["patient@example.com"]);
  shop.clock.forward(366 * DAY_MS);
  await forgetOldRequests(shop);
  expect(await waitFor(product)).toEqual([]);
});
