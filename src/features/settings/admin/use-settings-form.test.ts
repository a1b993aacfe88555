import { expect, it } from "vitest";
import { ApiError } from "#api-client/api-client.ts";
import type { SettingKey } from "../setting.ts";
import { edited, editsLeft, failureOf, saveInTurn } from "./use-settings-form.ts";

const edit = (value: string, seen = "Aurelle") => ({ value, seen });
const sent = { store_name: edit(" Linden "), store_email: edit("hello@linden.example", "") };
const done = [
  { key: "store_name", kept: "Linden" },
  { key: "store_email", kept: "hello@linden.example" },
] as const;

it("a setting that is typed and typed back follows what others save again", () => {
  const typed = edited({}, "store_name", "Aurell", "Aurelle");
  expect(typed).toEqual({ store_name: edit("Aurell") });
  expect(edited(typed, "store_name", "Aurelle", "Linden")).toEqual({});
});

it("a setting that is saved is not left to save", () => expect(editsLeft(sent, sent, [...done])).toEqual({}));

it("what was typed while it was being saved is left to save, over what was saved", () =>
  expect(editsLeft({ ...sent, store_name: edit("Linden & Salt") }, sent, [...done])).toEqual({
    store_name: edit("Linden & Salt", "Linden"),
  }));

it("what could not be saved is left as it was typed", () =>
  expect(editsLeft(sent, sent, done.slice(0, 1))).toEqual({ store_email: sent.store_email }));

it("a setting that is typed back while it is being saved is left to save, over what was saved", () => {
  const typed = edited(sent, "store_name", "Aurelle", "Aurelle", true);
  expect(editsLeft(typed, sent, [...done])).toEqual({ store_name: edit("Aurelle", "Linden") });
});

it("a setting that is typed and typed back while others are being saved follows what others save again", () => {
  const typed = edited(edited({}, "store_name", "Aurell", "Aurelle", true), "store_name", "Aurelle", "Aurelle", true);
  expect(editsLeft(typed, {}, [])).toEqual({});
});

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
