import { expect, it } from "vitest";
import { addPolicyVersion } from "#features/policies/server/save-policy.ts";
import { shopOfFile } from "../../../../tests/shop.ts";
import { processingRecord } from "./processing.ts";

const shop = await shopOfFile();
const mari = { by: "00000000-0000-4000-8000-000000000001", requestId: "test" };
const paidBy = (provider: "stripe" | "montonio") => ({ ...shop, payment: { ...shop.payment, provider } });

it("L50: the privacy policy's start text names Stripe; another provider that is switched on is told as missing", async () => {
  expect((await processingRecord(paidBy("stripe"))).unnamed).toEqual([]);
  expect((await processingRecord(paidBy("montonio"))).unnamed).toEqual([{ language: "en", names: ["Montonio"] }]);
  await addPolicyVersion(
    shop,
    {
      ...{ policy: "privacy-policy", language: "en", title: "Privacy", lead: "", valid_from: null, seen: 0 },
      body: "<p>Montonio takes payments.</p>",
    },
    mari,
  );
  expect((await processingRecord(paidBy("montonio"))).unnamed).toEqual([]);
});

it("L50: the records say who gets the data of orders, and how long they are kept", async () => {
  const { records } = await processingRecord(paidBy("montonio"));
  expect(records[0]).toMatchObject({
    recipients: expect.stringContaining("Payment: Montonio"),
    kept: expect.stringContaining("10 years"),
  });
});
