import { expect, it } from "vitest";
import { aPaidOrder, aProduct } from "#tests/makers.ts";
import { officeOfFile } from "#tests/office.ts";

const { shop, ...office } = await officeOfFile();
const list = async () => (await office.call("GET", "admin-readiness", { token: office.owner() })).body;

it("the list of what a shop lacks says of a live one that its payments are tests", async () => {
  const told = async (mode: "demo" | "live", isPaidInTest: boolean) => {
    Object.assign(shop.config, { mode, isPaidInTest });
    return (await list()).paid_in_test;
  };
  expect([await told("demo", true), await told("live", false), await told("live", true)]).toEqual([false, false, true]);
});

it("says what to look at before the first order that is no test, and of a live shop that it makes no backup", async () => {
  Object.assign(shop.config, { mode: "live", isPaidInTest: false });
  expect(await list()).toMatchObject({
    without_backup: true,
    first_looks: ["storeName", "deliveryPrices", "oneStopShop", "policies"],
  });
  Object.assign(shop.config, { BACKUP_S3_BUCKET: "backups" });
  await aPaidOrder(shop, [[await aProduct(shop), 1]]);
  expect(await list()).toMatchObject({ without_backup: false, first_looks: { length: 4 } });
  await shop.pool.query("UPDATE orders SET is_test = false");
  expect((await list()).first_looks).toEqual([]);
});
