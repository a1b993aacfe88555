import { expect, it } from "vitest";
import { ApiError } from "#api-client/api-client.ts";
import type { SettingKey } from "../setting.ts";
import { failureOf, saveInTurn } from "./use-settings-form.ts";

const edit = (value: string, seen = "Aurelle") => ({ value, seen });

const changed: [SettingKey, { value: string; seen: string }][] = [
  ["courier_shipping_cost", edit("9.00", "8.99")],
  ["parcel_machine_shipping_cost", edit("4.00", "3.99")],
  ["free_shipping_threshold", edit("80.00", "75.00")],
];
const put = async (key: string, { value }: { value: string }) => {
  if (key === "parcel_machine_shipping_cost")
    throw new ApiError(409, { error: "Somebody else has changed this", current: "5.00" });
  return value;
};

it("where somebody else was first with one setting the others are saved, and it is said which", async () => {
  const { done, failed } = await saveInTurn(changed, put);
  expect(done.map(({ key }) => key)).toEqual(["courier_shipping_cost", "free_shipping_threshold"]);
  expect(failed).toMatchObject([{ key: "parcel_machine_shipping_cost", current: "5.00" }]);
  expect(failureOf(changed, done, "Why.", "Failed").description).toBe(
    "Saved: Courier shipping cost, Free shipping threshold. Not saved: Parcel machine shipping cost. Why.",
  );
});

it("where none is saved the words are those of the card", () =>
  expect(failureOf([], [], "Why.", "Failed")).toEqual({ title: "Failed", description: "Why." }));
