import { expect, it } from "vitest";
import { type Edits, edited, editsLeft, editsOver } from "./field-edits.ts";

const edit = (value: string, seen = "Aurelle") => ({ value, seen });
const sent: Edits<"store_name" | "store_email"> = {
  store_name: edit(" Linden "),
  store_email: edit("hello@linden.example", ""),
};
const done = [
  { key: "store_name", kept: "Linden" },
  { key: "store_email", kept: "hello@linden.example" },
] as const;

it("a field that is typed and typed back follows what others save again", () => {
  const typed = edited({}, "store_name", "Aurell", "Aurelle");
  expect(typed).toEqual({ store_name: edit("Aurell") });
  expect(edited(typed, "store_name", "Aurelle", "Linden")).toEqual({});
});

it("a field that is saved is not left to save", () => expect(editsLeft(sent, sent, [...done])).toEqual({}));

it("what was typed while it was being saved is left to save, over what was saved", () =>
  expect(editsLeft({ ...sent, store_name: edit("Linden & Salt") }, sent, [...done])).toEqual({
    store_name: edit("Linden & Salt", "Linden"),
  }));

it("what could not be saved is left as it was typed", () =>
  expect(editsLeft(sent, sent, done.slice(0, 1))).toEqual({ store_email: sent.store_email }));

it("a field that is typed back while it is being saved is left to save, over what was saved", () => {
  const typed = edited(sent, "store_name", "Aurelle", "Aurelle", true);
  expect(editsLeft(typed, sent, [...done])).toEqual({ store_name: edit("Aurelle", "Linden") });
});

it("a field that is typed and typed back while others are being saved follows what others save again", () => {
  const typed = edited(edited({}, "store_name", "Aurell", "Aurelle", true), "store_name", "Aurelle", "Aurelle", true);
  expect(editsLeft(typed, {}, [])).toEqual({});
});

it("what somebody else changed meanwhile is replaced by saving again, and other fields are left as they are", () =>
  expect(editsOver(sent, [{ key: "store_name", current: "Salt" }])).toEqual({
    store_name: edit(" Linden ", "Salt"),
    store_email: sent.store_email,
  }));
