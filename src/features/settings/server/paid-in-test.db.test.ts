import { expect, it } from "vitest";
import { officeOfFile } from "#tests/office.ts";

const { shop, ...office } = await officeOfFile();

it("the list of what a shop lacks says of a live one that its payments are tests", async () => {
  const told = async (mode: "demo" | "live", isPaidInTest: boolean) => {
    Object.assign(shop.config, { mode, isPaidInTest });
    return (await office.call("GET", "admin-readiness", { token: office.owner() })).body.paid_in_test;
  };
  expect([await told("demo", true), await told("live", false), await told("live", true)]).toEqual([false, false, true]);
});
