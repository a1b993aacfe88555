import { expect, it } from "vitest";
import { asQuestion, seenOf } from "./use-seen.ts";

const asked = { lines: [{ product_id: "oil", quantity: 1 }], discount: 0 };
const answered = { to: asQuestion(asked), seen: { total: 19 } };

it.each([
  ["of what is entered is seen", { ...asked }, { total: 19 }],
  ["of what was entered before is not", { ...asked, discount: 5 }, null],
  ["of fewer pieces is not", { ...asked, lines: [] }, null],
])("an answer %s", (_situation, now, seen) => expect(seenOf(answered, now)).toEqual(seen));

it("nothing is seen before something was asked", () => expect(seenOf(null, asked)).toBeNull());
