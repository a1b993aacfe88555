import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { erasePerson, personalData } from "#features/customer-care/server/personal-data.ts";
import { customers } from "#features/customers/server/customers-table.ts";
import { emails, suppressedAddresses } from "#features/email/server/emails-table.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { findAnything } from "#features/search/server/search-queries.ts";
import { deleteSubscriber } from "#features/subscribers/server/delete-subscriber.ts";
import { consents, subscribers } from "#features/subscribers/server/subscribers-table.ts";
import { DAY_MS } from "#shared/day.ts";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { MAX_LINES } from "../past-order.ts";
import { importPast } from "./import-past.ts";
import { pastCustomers, pastOrders } from "./past-orders-table.ts";
import { eraseOldPast, pastOf } from "./past-queries.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
beforeEach(async () => {
  await shop.db.delete(pastOrders);
  await shop.db.delete(pastCustomers);
  await shop.rows("DELETE FROM erased_addresses");
});

const take = (text: string | Uint8Array, isTrial = false) =>
  importPast(shop, Buffer.from(text as string), mari, isTrial);
const outcomes = async (text: string, isTrial?: boolean) => {
  const { lines, problems } = await take(text, isTrial);
  return [...problems, ...lines.map(({ line, outcome }) => `${line} ${outcome}`)];
};
const notes = async (text: string) => (await take(text)).lines.flatMap((one) => one.notes).join(" ");

const ORDERS =
  "Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Address1,Billing City,Billing Zip,Billing Country,Shipping Name,Cancelled at,Payment Method,Refunded Amount,Tax 1 Name,Tax 1 Value";
const ORDER = `${ORDERS}
#1050,Anna@Example.com,paid,2025-05-01 10:00:00 +0200,fulfilled,EUR,100.90,4.10,20.16,105.00,0.00,2025-05-01 09:59:00 +0200,1,Oil 30 ml,62.95,O-30,Anna Tamm,Pikk 1,Tallinn,'10115,EE,Anna Tamm,,Card,0.00,KM 24%,20.16
#1050,anna@example.com,,,,,,,,,,,1,Oil 10 ml,37.95,O-10,,,,,,,,,,,`;

describe("Shopify's orders", () => {
  it("are tried, taken over with all their lines, and change nothing when they come again", async () => {
    expect(await outcomes(ORDER, true)).toEqual(["2 new"]);
    expect(await shop.db.$count(pastOrders)).toBe(0);
    expect(await outcomes(ORDER)).toEqual(["2 new"]);
    const [order] = await shop.db.select().from(pastOrders);
    expect(order).toMatchObject({
      shop: "shopify",
      orderNumber: "#1050",
      email: "anna@example.com",
      name: "Anna Tamm",
      currency: "EUR",
      totalCents: 10_500,
      status: "paid, fulfilled",
      orderedAt: new Date("2025-05-01T07:59:00Z"),
      told: {
        lines: [
          { name: "Oil 30 ml", sku: "O-30", quantity: 1, amount_cents: 6295 },
          { name: "Oil 10 ml", sku: "O-10", quantity: 1, amount_cents: 3795 },
        ],
        shipping_cents: 410,
        tax_cents: 2016,
        taxes: [{ name: "KM 24%", cents: 2016 }],
        billing: { name: "Anna Tamm", street: "Pikk 1", zip: "10115", city: "Tallinn", country: "EE" },
      },
    });
    expect(await outcomes(ORDER)).toEqual(["2 unchanged"]);
    expect(await outcomes(ORDER.replace("fulfilled", "partial"))).toEqual(["2 changed"]);
    expect((await shop.db.select().from(pastOrders)).map(({ id, status }) => [id, status])).toEqual([
      [order?.id, "paid, partial"],
    ]);
  });

  it("touch no order, customer, email or subscriber of this shop", async () => {
    const rows = () =>
      Promise.all([orders, customers, emails, subscribers, consents].map((one) => shop.db.$count(one)));
    const before = await rows();
    await take(ORDER);
    expect(await rows()).toEqual(before);
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, "past-orders.imported"));
    expect(entry?.actorId).toBe(mari.administratorId);
  });

  it("that do not add up are told and kept as they are told", async () => {
    const wrong = ORDER.replace("105.00", "999.00");
    expect(await notes(wrong)).toContain("do not add up");
    expect((await shop.db.select().from(pastOrders))[0]?.totalCents).toBe(99_900);
    expect(await notes(ORDER)).not.toContain("do not add up");
  });

  it("keep their currency", async () => {
    await take(ORDER.replace("EUR", "sek"));
    expect((await shop.db.select().from(pastOrders))[0]?.currency).toBe("SEK");
  });

  it("that name no email are kept without the person", async () => {
    expect(await notes(ORDER.replace("Anna@Example.com", ""))).toContain("who ordered is left out");
    expect((await shop.db.select().from(pastOrders))[0]).toMatchObject({
      email: "",
      name: "",
      told: { billing: null },
    });
  });

  it.each([
    ["a total that is none", "105.00", "much", /Total: “much” is no amount/],
    ["no total", "105.00", "", /no total/],
    ["a total below zero", "105.00", "-105.00", /below zero/],
    ["a date that is none", "2025-05-01 09:59:00 +0200", "soon", /Created at: “soon” is no date/],
    ["a date that could be two", "2025-05-01 09:59:00 +0200", "03/04/2025", /could be two/],
    ["a date to come", "2025-05-01 09:59:00 +0200", "2999-05-01", /lies in the future/],
    ["no currency", "EUR", "", /no currency/],
    ["a quantity that is none", "1,Oil 30 ml", "many,Oil 30 ml", /“many” is no amount/],
    ["a formula as its total", "105.00", '"=SUM(1,2)"', /is no amount/],
  ])("with %s are refused, and nothing is taken", async (_what, from, to, reason) => {
    const another = ORDER.replaceAll("#1050", "#1051").split("\n").slice(1).join("\n");
    const { applied, lines } = await take(`${ORDER.replace(from, to)}\n${another}`);
    expect([applied, lines.map(({ outcome }) => outcome)]).toEqual([false, ["refused", "new"]]);
    expect(lines[0]?.notes.join(" ")).toMatch(reason);
    expect(await shop.db.$count(pastOrders)).toBe(0);
  });

  it("that are older than what is kept are left out", async () => {
    expect(await outcomes(ORDER.replaceAll("2025-05-01 09:59", "2009-05-01 09:59"))).toEqual(["2 skipped"]);
  });

  it("come in other encodings and with other separators", async () => {
    const other = ORDER.replaceAll(",", ";").replaceAll("Anna Tamm", "Õnne Ääs");
    await take(
      Buffer.from(other, "utf16le").length
        ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(other, "utf16le")])
        : "",
    );
    expect((await shop.db.select().from(pastOrders))[0]?.name).toBe("Õnne Ääs");
    await take(Buffer.from(other, "latin1"));
    expect((await shop.db.select().from(pastOrders))[0]?.name).toBe("Õnne Ääs");
  });

  it("of a file that was cut are refused as a whole", async () => {
    await expect(take(ORDER.slice(0, -12))).rejects.toThrow("ends in the middle");
    await expect(take(`${ORDER.slice(0, -12)},"half`)).rejects.toThrow();
  });

  it("of two administrators at once are there once", async () => {
    const both = await Promise.all([take(ORDER), take(ORDER)]);
    expect(both.map(({ lines }) => lines[0]?.outcome).toSorted()).toEqual(["new", "unchanged"]);
    expect(await shop.db.$count(pastOrders)).toBe(1);
  });
});

it("a million lines are refused", async () => {
  const { problems } = await take(`${ORDERS}\n${"#1,,,\n".repeat(1_000_000)}`);
  expect(problems.join(" ")).toMatch(/more than 5,000 lines/);
});

it("as many orders as a file may hold are taken over in one go", async () => {
  const line = ORDER.split("\n")[1] ?? "";
  const all = Array.from({ length: MAX_LINES }, (_, n) => line.replace("#1050", `#${n}`).replace("Anna@", `a${n}@`));
  expect((await take(`${ORDERS}\n${all.join("\n")}`)).applied).toBe(true);
  expect(await shop.db.$count(pastOrders)).toBe(MAX_LINES);
}, 60_000);

it.each([
  "",
  "a,b\n1,2",
  "ID;Reference;New client;Delivery;Customer;Total;Payment;Status;Date\n1;X;1;EE;A. T;€1;Card;Paid;2025",
])("a file that is none of these is named: %j", async (text) => expect((await take(text)).problems).toHaveLength(1));

describe("WooCommerce's orders", () => {
  const HEAD =
    "order_id,order_number,order_date,status,shipping_total,tax_total,order_total,order_currency,payment_method_title,billing_first_name,billing_last_name,billing_email,billing_address_1,billing_postcode,billing_city,billing_country,shipping_first_name,shipping_last_name,shipping_address_1,line_item_1,line_item_2";

  it("have a line each, with their products in columns and month first in dates", async () => {
    const text = `${HEAD}
7,7,9/6/2025 6:29:00,completed,4.00,7.20,41.20,EUR,Bank,Jaan,Saar,JAAN@example.com,Pikk 2,10111,Tallinn,EE,Jaan,Saar,Lai 3,name:Rose Oil|product_id:8|sku:R-10|quantity:2|total:20.00,name:Mint: strong|sku:M|quantity:1|total:10.00
8,8,9/16/2025 6:29:00,on-hold,0,0,5.00,EUR,Bank,Jaan,Saar,jaan@example.com,,,,,,,,name:Pin|quantity:1|total:5.00,`;
    expect(await outcomes(text)).toEqual(["2 new", "3 new"]);
    const [, first] = (await pastOf(shop.db, "jaan@example.com")).orders;
    expect(first).toMatchObject({
      orderNumber: "7",
      status: "completed",
      totalCents: 4120,
      orderedAt: new Date("2025-09-06T03:29:00Z"),
      told: {
        lines: [
          { name: "Rose Oil", sku: "R-10", quantity: 2, amount_cents: 2000 },
          { name: "Mint: strong", sku: "M", quantity: 1, amount_cents: 1000 },
        ],
        shipping: { name: "Jaan Saar", street: "Lai 3" },
      },
    });
  });
});

describe("customers", () => {
  const HEAD =
    "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Phone,Email Marketing: Updated At";

  it("of Shopify come with their addresses; without an email they are left out", async () => {
    const text = `${HEAD}\n'1,Anna,Jansen,Anna@Example.com,no,,Dorpsstraat 1,Utrecht,NL,'1234AB,'+31612345678,\n2,No,Mail,,no,,,,,,,`;
    expect(await outcomes(text)).toEqual(["2 new", "3 skipped"]);
    expect((await pastOf(shop.db, "anna@example.com")).customers).toMatchObject([
      {
        firstName: "Anna",
        lastName: "Jansen",
        addresses: [{ street: "Dorpsstraat 1", zip: "1234AB", phone: "+31612345678" }],
      },
    ]);
    expect(await outcomes(text)).toEqual(["2 unchanged", "3 skipped"]);
  });

  it("take the newsletter only where the file says since when, and nobody is written to", async () => {
    const sent = await shop.db.$count(emails);
    const text = `${HEAD}
1,Yes,Dated,dated@example.com,yes,,,,,,,2024-03-05 10:00:00 +0000
2,Yes,Undated,undated@example.com,yes,,,,,,,
3,No,Dated,no@example.com,no,,,,,,,2024-03-05`;
    const { lines } = await take(text);
    expect(lines.map(({ notes: said }) => said.join(" "))).toEqual([
      expect.stringMatching(/^Subscribed to the newsletter/),
      expect.stringMatching(/not since when: not subscribed/),
      "",
    ]);
    const known = await shop.db.select().from(subscribers);
    expect(known).toMatchObject([
      { email: "dated@example.com", status: "active", source: "import", confirmedAt: new Date("2024-03-05T10:00:00Z") },
    ]);
    const given = await shop.db.select().from(consents);
    expect(given).toMatchObject([
      {
        email: "dated@example.com",
        given: true,
        at: new Date("2024-03-05T10:00:00Z"),
        wording: expect.stringMatching(/Shopify/),
      },
    ]);
    await shop.db.update(subscribers).set({ status: "unsubscribed", unsubscribedAt: new Date() });
    expect(await notes(text)).toMatch(/Has unsubscribed/);
    expect((await shop.db.select().from(subscribers))[0]?.status).toBe("unsubscribed");
    expect(await shop.db.$count(emails)).toBe(sent);
    const [again] = await shop.db.select().from(subscribers);
    await deleteSubscriber(shop, again?.id ?? "", mari);
    expect(await notes(text)).toMatch(/was deleted/);
    expect(await shop.db.$count(subscribers)).toBe(0);
  });

  it("of WooCommerce and PrestaShop are known by their columns", async () => {
    const woo =
      "ID,user_email,first_name,last_name,user_registered,billing_first_name,billing_last_name,billing_address_1,billing_city\n5,w@example.com,Woo,One,2021-02-03 04:05:06,Woo,One,Street 1,Riga";
    const presta =
      'ID;"Social title";"First name";"Last name";"Email address";Sales;Enabled;Newsletter;"Partner offers";Registration;"Last visit"\n9;Mrs;Presta;Two;p@example.com;€0.00;1;1;0;"2020-01-02 10:11:12";""';
    expect([...(await outcomes(woo)), ...(await outcomes(presta))]).toEqual(["2 new", "2 new"]);
    expect((await pastOf(shop.db, "w@example.com")).customers[0]?.addresses).toMatchObject([{ city: "Riga" }]);
    expect((await pastOf(shop.db, "p@example.com")).customers[0]?.since).toEqual(new Date("2020-01-02T08:11:12Z"));
  });
});

describe("what is known of a person", () => {
  const CUSTOMER = "First Name,Last Name,Email,Accepts Email Marketing\nAnna,Tamm,anna@example.com,no";

  it("is found by number, name and email", async () => {
    await take(ORDER);
    await take(CUSTOMER);
    for (const typed of ["#1050", "anna tamm", "anna@example"])
      expect(
        (await findAnything(shop.db, typed)).map(({ kind }) => kind),
        typed,
      ).toContain("past-order");
    expect((await findAnything(shop.db, "anna@example")).map(({ kind }) => kind)).toContain("past-customer");
  });

  it("is in the person's data, is erased with it, and does not come back with the same file", async () => {
    await take(ORDER);
    await take(CUSTOMER);
    const { past } = await personalData(shop.db, "anna@example.com");
    expect([past.orders.length, past.customers.length]).toEqual([1, 1]);
    const line = ORDER.split("\n")[1] ?? "";
    const many = Array.from({ length: 250 }, (_, n) => line.replace("#1050", `#many${n}`));
    await take([ORDERS, ...many].join("\n"));
    await shop.db.insert(suppressedAddresses).values({ email: "anna@example.com", reason: "complained" });
    const all = await personalData(shop.db, "anna@example.com");
    expect([all.past.orders.length, all.suppressed?.reason]).toEqual([251, "complained"]);
    await erasePerson(shop, "anna@example.com", { administratorId: mari.administratorId, requestId: "r" });
    expect([await outcomes(ORDER), await outcomes(CUSTOMER)]).toEqual([["2 skipped"], ["2 skipped"]]);
    expect([await shop.db.$count(pastOrders), await shop.db.$count(pastCustomers)]).toEqual([0, 0]);
  });

  it("ends with the periods for orders, and after three years for who ordered nothing", async () => {
    await take(ORDER);
    await take(`${CUSTOMER}\nNo,Orders,none@example.com,no`);
    const days = (count: number) => shop.clock.forward(count * DAY_MS);
    expect(await eraseOldPast(shop)).toBe(0);
    await shop.db.update(pastCustomers).set({ importedAt: new Date("2020-01-01") });
    expect(await eraseOldPast(shop)).toBe(1);
    expect((await shop.db.select().from(pastCustomers)).map(({ email }) => email)).toEqual(["anna@example.com"]);
    days(11 * 365);
    expect(await eraseOldPast(shop)).toBe(2);
    days(-11 * 365);
  });
});
