import fc from "fast-check";
import { expect, it } from "vitest";
import { splitDescription } from "./description.ts";

const sentence = `${"calm ".repeat(59)}home.`;

it.each([
  ["a short text stands whole", "A quiet lamp.", "A quiet lamp.", ""],
  ["a long one is cut after a sentence", `${sentence} ${sentence}`, sentence, sentence],
  ["without sentences after a word", "calm ".repeat(100), "calm ".repeat(96).trim(), "calm calm calm calm"],
  ["without words somewhere", "c".repeat(500), "c".repeat(480), "c".repeat(20)],
])("%s", (_situation, text, lead, rest) => expect(splitDescription(text)).toEqual({ lead, rest }));

it("loses no letter, and the beginning stays short", () => {
  const messages = fc.array(fc.constantFrom("Oil. ", "wood ", "a\n", "Stone! ", "glass"), { maxLength: 400 });
  fc.assert(
    fc.property(messages, (words) => {
      const text = words.join("");
      const { lead, rest } = splitDescription(text);
      expect(lead.length).toBeLessThanOrEqual(480);
      expect((lead + rest).replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
    }),
  );
});
