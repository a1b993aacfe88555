import { beforeAll, expect, it } from "vitest";
import { aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { correctOrder } from "./correct-order.ts";

const shop = await shopOfFile();
let orderId: string;
beforeAll(async () => {
  orderId = await aPaidOrder(shop, [[await aProduct(shop), 1]]);
  await shop.pool.query(
    "UPDATE orders SET country = 'ES', delivery_country = 'ES', zip = '35001', city = 'Las Palmas' WHERE id = $1",
    [orderId],
  );
});

async function moveTo(zip: string): Promise<void> {
  const { rows } = await shop.pool.query("SELECT version FROM orders WHERE id = $1", [orderId]);
  const who = { firstName: "Mari", lastName: "Kask", email: "mari@example.com", phone: "+34600000000" };
  const recipient = { ...who, address: "Calle 1", city: "Las Palmas", zip, state: null };
  await correctOrder(shop, { orderId, version: rows[0].version, recipient, administratorId: null });
}

it("an address with other VAT is left to a correction, which prices the order anew", async () => {
  await expect(moveTo("28001")).rejects.toMatchObject({ code: "OTHER_VAT" });
  await moveTo("35002");
  const { rows } = await shop.pool.query("SELECT zip FROM orders WHERE id = $1", [orderId]);
  expect(rows[0].zip).toBe("35002");
});
