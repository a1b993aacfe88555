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
    estimatedDelivery: "2027-01-05",
    weightGrams: 450,
  } as const;
  const { id } = (await part(shop, orderId, { 1: 1 }, { facts })).parcel;
  const parcel = async () => (await pageOf(shop, orderId)).parcels[0];
  expect(await ask("PATCH", "admin-parcels", { id, weight: null })).toBe(200);
  expect(await parcel()).toMatchObject({
    tracking_number: "WRONG1",
    carrier: "DPD",
    estimated_delivery: "2027-01-05",
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
  expect(await ask("POST", "admin-shipments", { ...parcel, estimated_delivery: "2027-01-05" })).toBe(200);
  expect(await ask("POST", "admin-shipments", { ...parcel, estimated_delivery: null })).toBe(200);
  expect(await day()).toBe("2027-01-05");
  expect(await ask("POST", "admin-shipments", { ...parcel, estimated_delivery: null, corrects: true })).toBe(200);
  expect(await day()).toBeNull();
});
