import { expect, it } from "vitest";
import { xmlText } from "./xml.ts";

it.each([
  ["control letters", "a\u0000b\u000bc", "abc"],
  ["half of a pair", "a\ud83db", "ab"],
  ["a whole pair", "a🌿b", "a🌿b"],
])("of text XML cannot hold it leaves out %s", (_what, text, left) => expect(xmlText(text)).toBe(left));
