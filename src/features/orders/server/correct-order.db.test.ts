import { beforeAll, expect, it } from "vitest";
import { aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { correctOrder, type Recipient } from "./correct-order.ts";

const shop = await shopOfFile();
let orderId: string;
beforeAll(async () => {
  orderId = await aPaidOrder(shop, [[await aProduct(shop), 1]]);
  await shop.pool.query(
    "UPDATE orders SET country = 'ES', delivery_country = 'ES', zip = '35001', city = 'Las Palmas' WHERE id = $1",
    [orderId],
  );
});

const moveTo = (zip: string) => correctTo({ zip });

async function correctTo(changed: Partial<Recipient>): Promise<void> {
  const { rows } = await shop.pool.query(
    `SELECT version, first_name AS "firstName", last_name AS "lastName", email, phone, address, city, zip, state
     FROM orders WHERE id = $1`,
    [orderId],
  );
  const { version, ...before } = rows[0];
  await correctOrder(shop, { orderId, version, recipient: { ...before, ...changed }, administratorId: null });
}

it("an address with other VAT is left to a correction, which prices the order anew", async () => {
  await expect(moveTo("28001")).rejects.toMatchObject({ code: "OTHER_VAT" });
  await moveTo("35002");
  const { rows } = await shop.pool.query("SELECT zip FROM orders WHERE id = $1", [orderId]);
  expect(rows[0].zip).toBe("35002");
});

it("takes a phone number that a carrier can call, and leaves one as it is that came from elsewhere", async () => {
  await expect(correctTo({ phone: "5123" })).rejects.toMatchObject({ kind: "invalid" });
  await shop.pool.query("UPDATE orders SET phone = '5123' WHERE id = $1", [orderId]);
  await correctTo({ firstName: "Maarja" });
  await correctTo({ phone: "+34 612 345 678" });
});

it("once cancelled takes another email, but no other address", async () => {
  await shop.pool.query("UPDATE orders SET status = 'cancelled', cancelled_at = now() WHERE id = $1", [orderId]);
  await expect(correctTo({ address: "Calle 2" })).rejects.toThrow("can no longer be changed");
  await correctTo({ email: "heir@example.com" });
  const { rows } = await shop.pool.query("SELECT email FROM orders WHERE id = $1", [orderId]);
  expect(rows[0].email).toBe("heir@example.com");
});
