import { expect, it } from "vitest";
import { addPolicyVersion } from "#features/policies/server/save-policy.ts";
import { anAdministrator, SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { processingRecord } from "./processing.ts";
import { processingEndpoints } from "./processing-endpoints.ts";

const shop = await shopOfFile();
const paidBy = (provider: "stripe" | "montonio") => ({ ...shop, payment: { ...shop.payment, provider } });

it("L50: the start text of the privacy policy names who is switched on; a text of the shopkeeper's own is compared", async () => {
  expect((await processingRecord(paidBy("stripe"))).unnamed).toEqual([]);
  expect((await processingRecord(paidBy("montonio"))).unnamed).toEqual([]);
  await addPolicyVersion(
    shop,
    {
      policy: "privacy-policy",
      language: "en",
      title: "Privacy",
      lead: "",
      valid_from: null,
      seen: 0,
      body: "<p>Montonio takes payments.</p>",
    },
    SOMEBODY,
  );
  expect((await processingRecord(paidBy("montonio"))).unnamed).toEqual([]);
  expect((await processingRecord(paidBy("stripe"))).unnamed).toEqual([{ language: "en", names: ["Stripe"] }]);
});

it("L50: the records say who gets the data of orders, and how long they are kept", async () => {
  const { records } = await processingRecord(paidBy("montonio"));
  expect(records[0]).toMatchObject({
    recipients: expect.stringContaining("Payment: Montonio"),
    kept: expect.stringContaining("10 years"),
  });
});

it("the log says who retrieved the records of consent, once an hour", async () => {
  const by = await anAdministrator(shop);
  const endpoint = processingEndpoints(shop).find(({ name }) => name === "admin-consents");
  for (let times = 0; times < 2; times += 1)
    await endpoint?.handle({ caller: { administrator: { id: by }, requestId: "test" } } as never);
  expect(await shop.rows("SELECT actor_id FROM audit_log WHERE action = 'consents.exported'")).toEqual([
    { actor_id: by },
  ]);
});
