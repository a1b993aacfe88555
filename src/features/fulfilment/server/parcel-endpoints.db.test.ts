import { expect, it } from "vitest";
import { aPaidOrder, aProduct } from "#tests/makers.ts";
import { officeOfFile } from "#tests/office.ts";
import { pageOf, part } from "#tests/parcels.ts";

const { shop, call, owner } = await officeOfFile();
const ask = async (method: string, path: string, body: object) =>
  (await call(method, path, { token: owner(), body })).status;

it("what is emptied of a parcel is unknown again, and what is left out stays", async () => {
  const orderId = await aPaidOrder(shop, [[await aProduct(shop), 2]]);
  const facts = {
    trackingNumber: "WRONG1",
    carrier: "DPD",
    estimatedDelivery: "2199-01-05",
    weightGrams: 450,
  } as const;
  const { id } = (await part(shop, orderId, { 1: 1 }, { facts })).parcel;
  const parcel = async () => (await pageOf(shop, orderId)).parcels[0];
  expect(await ask("PATCH", "admin-parcels", { id, weight: null })).toBe(200);
  expect(await parcel()).toMatchObject({
    tracking_number: "WRONG1",
    carrier: "DPD",
    estimated_delivery: "2199-01-05",
    weight: null,
  });
  const emptied = { tracking_number: null, carrier: null, estimated_delivery: null };
  expect(await ask("PATCH", "admin-parcels", { id, ...emptied })).toBe(200);
  expect(await parcel()).toMatchObject({ ...emptied, weight: null });
});

it("the day of a whole order's parcel is removed by who corrects it, and by nobody else", async () => {
  const order_id = await aPaidOrder(shop, [[await aProduct(shop), 1]]);
  const parcel = { order_id, tracking_number: "DAY1", carrier: "DPD" };
  const day = async () => (await pageOf(shop, order_id)).shipments[0]?.estimated_delivery;
  expect(await ask("POST", "admin-shipments", { ...parcel, estimated_delivery: "2199-01-05" })).toBe(200);
  expect(await ask("POST", "admin-shipments", { ...parcel, estimated_delivery: null })).toBe(200);
  expect(await day()).toBe("2199-01-05");
  expect(await ask("POST", "admin-shipments", { ...parcel, estimated_delivery: null, corrects: true })).toBe(200);
  expect(await day()).toBeNull();
});

it("a day of delivery that has passed is refused beside its field, unless it was known before", async () => {
  const order_id = await aPaidOrder(shop, [[await aProduct(shop), 1]]);
  const parcel = { order_id, tracking_number: "PASSED1", carrier: "DPD" };
  const late = { ...parcel, estimated_delivery: "2020-01-05" };
  const send = (body: object) => call("POST", "admin-shipments", { token: owner(), body });
  const { status, body } = await send(late);
  expect([status, Object.keys(body.fields)]).toEqual([400, ["estimated_delivery"]]);
  expect(await ask("POST", "admin-shipments", parcel)).toBe(200);
  expect(await ask("POST", "admin-shipments", { ...late, corrects: true })).toBe(400);
  await shop.pool.query("UPDATE shipments SET estimated_delivery = '2020-01-05' WHERE order_id = $1", [order_id]);
  expect(await ask("POST", "admin-shipments", { ...late, tracking_number: "PASSED2", corrects: true })).toBe(200);
});
