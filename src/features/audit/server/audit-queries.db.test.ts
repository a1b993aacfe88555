import { beforeAll, expect, it } from "vitest";
import { transact } from "#platform/database/database.ts";
import { anAdministrator, aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { type AuditFilters, auditEntries } from "./audit-queries.ts";
import { PROVIDER, SHOPPER, SYSTEM, writeAudit } from "./write-audit.ts";

const shop = await shopOfFile();
const write = (actor: Parameters<typeof writeAudit>[1], record: Parameters<typeof writeAudit>[2]) =>
  transact(shop.db, (tx) => writeAudit(tx, actor, record));
const id = (last: number) => `2f1c0000-0000-4000-8000-00000000000${last}`;
beforeAll(async () => {
  const mari = await anAdministrator(shop);
  await write(SHOPPER, { action: "order.placed", subject: { kind: "order", id: id(1) } });
  await write(PROVIDER, { action: "order.paid", subject: { kind: "order", id: id(1) } });
  await write(SHOPPER, { action: "order.placed", subject: { kind: "order", id: id(2) } });
  await write(
    { administratorId: mari, requestId: "test" },
    { action: "setting.changed", subject: { kind: "setting", id: "store_name" } },
  );
});

const read = async (input: Partial<AuditFilters>) =>
  (await auditEntries(shop.db, { limit: 10, ...input })).map((one) => `${one.action} ${one.subjectId.slice(-1)}`);

const ALL = ["setting.changed e", "order.placed 2", "order.paid 1", "order.placed 1"];

it.each<[looked: string, input: Partial<AuditFilters>, found: string[]]>([
  ["for nothing", {}, ALL],
  ["for an action", { search: "PLACED" }, ["order.placed 2", "order.placed 1"]],
  ["for a kind of thing", { search: "settin" }, ["setting.changed e"]],
  ["for a thing as it stands in the list", { search: `order ${id(1)}` }, ["order.paid 1", "order.placed 1"]],
  ["for the beginning of a thing", { search: "2f1c" }, ["order.placed 2", "order.paid 1", "order.placed 1"]],
  ["for an administrator", { search: "keeper-" }, ["setting.changed e"]],
  ["for actions of shoppers", { actor: "shopper" }, ["order.placed 2", "order.placed 1"]],
  ["for a thing among actions of the provider", { actor: "provider", search: "2f1c" }, ["order.paid 1"]],
  ["for signs that mean something to the database", { search: "st_re%" }, []],
])("looked %s", async (_looked, input, found) => expect(await read(input)).toEqual(found));

it("goes on behind the last one that was read", async () => {
  const [, last] = await auditEntries(shop.db, { limit: 2, search: "order" });
  expect(await read({ search: "order", before: last?.id ?? 0 })).toEqual(["order.placed 1"]);
});

it("an order is found by its number and a product by its name, and both are named", async () => {
  const product = await aProduct(shop, { name: "Amber Stone Diffuser" });
  const orderId = await aPaidOrder(shop, [[product, 1]]);
  const { rows } = await shop.pool.query("SELECT order_number FROM orders WHERE id = $1", [orderId]);
  const number: string = rows[0].order_number;
  const found = await auditEntries(shop.db, { limit: 10, search: number.toLowerCase() });
  expect(found.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ["order.paid", number],
    ["order.placed", number],
  ]);
  const subject = { kind: "product" as const, id: product.id };
  await write(SYSTEM, { action: "product.changed", subject });
  expect(await auditEntries(shop.db, { limit: 10, search: "stone diff" })).toMatchObject([
    { action: "product.changed", subjectName: "Amber Stone Diffuser" },
  ]);
});

it("an action is found by the words that are shown", async () =>
  expect(await read({ search: "Changed the setting" })).toEqual(["setting.changed e"]));
