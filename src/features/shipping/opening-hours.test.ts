import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeHours, minutes, type Span, span, weekText } from "./opening-hours.ts";

describe("a provider's own words", () => {
  it.each([
    ["24/7", "EE", "24/7"],
    ["24h", "EE", "24/7"],
    ["00:00-24:00", "PL", "24/7"],
    ["0:00–23:59", "LT", "24/7"],
    ["E-P8:00-22:00", "EE", "Mon–Sun 8:00–22:00"],
    ["E-L9:00-21:00,P10:00-18:00", "EE", "Mon–Sat 9:00–21:00, Sun 10:00–18:00"],
    ["E-R 9.00-18.00; L 10.00-15.00", "EE", "Mon–Fri 9:00–18:00, Sat 10:00–15:00, Sun closed"],
    ["P.-Pk. 9:00-18:00, S. 9:00-14:00", "LV", "Mon–Fri 9:00–18:00, Sat 9:00–14:00, Sun closed"],
    ["I-V 8:00-18:00, VI 9:00-14:00", "LT", "Mon–Fri 8:00–18:00, Sat 9:00–14:00, Sun closed"],
    ["PN-PT 06:00-22:00;SB 08-20", "PL", "Mon–Fri 6:00–22:00, Sat 8:00–20:00, Sun closed"],
    ["ma-su 24h", "FI", "24/7"],
    ["Mon-Fri: 8:00-20:00", "LT", "Mon–Fri 8:00–20:00, Sat–Sun closed"],
    ["E 9:00-12:00 E 13:00-17:00", "EE", "Mon 9:00–12:00 and 13:00–17:00, Tue–Sun closed"],
    ["Kaupluse lahtiolekuaegadel", "EE", "Kaupluse lahtiolekuaegadel"],
    ["E-R 9:00-18:00, pühadel suletud", "EE", "E-R 9:00-18:00, pühadel suletud"],
    ["E-R 29:00-18:00", "EE", "E-R 29:00-18:00"],
    ["", "EE", null],
    [null, "EE", null],
    ["  \n ", "EE", null],
  ])("%s", (told, country, text) => expect(freeHours(told, country)).toBe(text));

  it("are cut where they go on and on", () => expect(freeHours("Küsi letist. ".repeat(40), "EE")).toHaveLength(160));
  it("never keep anyone waiting, whatever they are", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 400 }),
        fc.constantFrom("EE", "LV", "XX"),
        (text, country) => {
          expect((freeHours(text, country) ?? "").length).toBeLessThanOrEqual(160);
        },
      ),
    );
    const start = performance.now();
    freeHours("E-".repeat(20_000), "EE");
    freeHours("E 8:00-9:00 ".repeat(5_000), "EE");
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe("a week", () => {
  const days = (hours: readonly Span[], count: number) => Array.from({ length: count }, () => hours);
  it.each<[string, readonly (readonly Span[])[], string | null]>([
    ["always open", days(span("00:00", "24:00"), 7), "24/7"],
    ["to a minute before midnight", days(span("0000", "2359"), 7), "24/7"],
    [
      "a morning and an afternoon without a pause",
      days([...span("8", "12"), ...span("12", "20")], 7),
      "Mon–Sun 8:00–20:00",
    ],
    [
      "with a pause",
      days([...span("13:00", "17:00"), ...span("8:00", "12:00")], 7),
      "Mon–Sun 8:00–12:00 and 13:00–17:00",
    ],
    ["not on weekends", days(span("9:00", "17:30"), 5), "Mon–Fri 9:00–17:30, Sat–Sun closed"],
    ["never open, so not known", [], null],
  ])("%s", (_situation, week, text) => expect(weekText(week)).toBe(text));
});

it.each([
  ["0800", 480],
  ["8:05", 485],
  ["23:59", 1440],
  ["08:00:00", 480],
  ["25:00", null],
  ["12:75", null],
  ["noon", null],
  ["", null],
])("the time %s is minute %s", (time, at) => expect(minutes(time)).toBe(at));
