import { expect, it } from "vitest";
import { importSubscribers } from "#features/subscribers/server/import-subscribers.ts";
import { moveReturn } from "#features/withdrawals/server/returns.ts";
import { startReturn } from "#features/withdrawals/server/start-return.ts";
import { aBuyer, anActor, anAdministrator, anOrderFor, aProduct, checkout } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { erasePerson, personalData } from "./personal-data.ts";

const shop = await shopOfFile();

it("the data of somebody with many orders are read with a few connections, and others find one free", async () => {
  const product = await aProduct(shop, { stock: 100 });
  const email = "many@example.com";
  const request = anOrderFor([[product, 1]], { customer: { ...anOrderFor([]).customer, email } });
  for (let i = 0; i < 10; i += 1) await checkout(shop, request);
  let max = 0;
  const count = () => {
    max = Math.max(max, shop.pool.totalCount - shop.pool.idleCount);
  };
  shop.pool.on("acquire", count);
  expect((await personalData(shop.db, email)).orders).toHaveLength(10);
  shop.pool.off("acquire", count);
  expect(max).toBeLessThan(shop.pool.options.max);
});

it("who sends goods back reads it in the data, and is erased once the return has ended", async () => {
  const desk = { administratorId: await anAdministrator(shop), requestId: "test" };
  const { id, email, orderNumber } = await aBuyer(shop, await aProduct(shop, { name: "Sage Oil", stock: 5 }));
  await shop.pool.query(
    "UPDATE orders SET status = 'delivered', shipped_at = now(), delivered_at = now() WHERE id = $1",
    [id],
  );
  const { rows } = await shop.pool.query("SELECT position FROM order_lines WHERE order_id = $1", [id]);
  const lines = [{ position: rows[0].position, quantity: 1 }];
  const started = await startReturn(shop, { orderId: id, lines, reason: "damaged", ...desk });
  expect((await personalData(shop.db, email)).returns).toMatchObject([
    { order_number: orderNumber, state: "declared", reason: "damaged", goods: [{ name: "Sage Oil", quantity: 1 }] },
  ]);
  await expect(erasePerson(shop, email, desk)).rejects.toMatchObject({ code: "OPEN_WITHDRAWALS" });
  await moveReturn(shop, { id: started, to: "closed", ...desk });
  await expect(erasePerson(shop, email, desk)).resolves.toEqual({ orders: 1 });
});

it("no list of subscribers brings back who was erased, in any spelling; they can subscribe themselves", async () => {
  const subscribe = () =>
    shop.rows("INSERT INTO subscribers (email, source, confirmed_at) VALUES ('liis@example.com', 'footer', now())");
  const actor = await anActor(shop);
  const take = async () => {
    const file = "Email,Consent date\n Liis@Example.com,2025-01-01\n";
    return (await importSubscribers(shop, Buffer.from(file), actor, false)).lines.map(({ outcome }) => outcome);
  };
  await subscribe();
  await erasePerson(shop, "liis@example.com", actor);
  expect(await take()).toEqual(["skipped"]);
  await subscribe();
  expect(await take()).toEqual(["unchanged"]);
});
