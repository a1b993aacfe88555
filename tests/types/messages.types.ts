// What must not compile. The type check fails where an expected error is missing.
import type { Messages } from "#shared/messages.ts";
import { inEachLanguage } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";

const en = {
  title: "Cart",
  pieces: (count: number) => `${count} items`,
  removed: { title: "Removed", description: (name: string) => `${name} has been removed` },
} as const;

const whole = {
  title: "Ostukorv",
  pieces: () => "tooted",
  removed: { title: "", description: (name: string) => name },
};
whole satisfies Messages<typeof en>;
const others = { et: whole, lv: whole, lt: whole, fi: whole, de: whole, pl: whole };
inEachLanguage({ en, ...others });

// @ts-expect-error A message is missing.
({ title: "Ostukorv", pieces: whole.pieces }) satisfies Messages<typeof en>;
// @ts-expect-error A message of a group is missing.
({ ...whole, removed: { title: "" } }) satisfies Messages<typeof en>;
// @ts-expect-error Nobody gives this message a second parameter.
({ ...whole, pieces: (count: number, name: string) => `${count} ${name}` }) satisfies Messages<typeof en>;
// @ts-expect-error A message with parameters is no text.
({ ...whole, pieces: "tooted" }) satisfies Messages<typeof en>;
// @ts-expect-error The shop does not speak French.
inEachLanguage({ en, ...others, fr: whole });
// @ts-expect-error A language is missing.
inEachLanguage({ en, et: whole });

// @ts-expect-error Latvian has a form for zero.
pluralIn("lv")(2, { one: "prece", other: "preces" });
// @ts-expect-error Lithuanian has a form for few.
pluralIn("lt")(2, { one: "prekė", other: "prekių" });
// @ts-expect-error Polish has a form for many.
pluralIn("pl")(2, { one: "sztuka", few: "sztuki" });
// @ts-expect-error Estonian has no form for few.
pluralIn("et")(2, { one: "toode", few: "toodet", other: "toodet" });
