import { describe, expect, it } from "vitest";
import { AppError } from "#shared/app-error.ts";
import { localTime, momentOf } from "#shared/day.ts";
import { PRODUCT_STATES, type ProductState, type StateColumns, stateChange, stateOf } from "./publication.ts";

const now = new Date("2026-11-23T12:00:00Z");
const before = new Date("2026-11-01T12:00:00Z");
const later = new Date("2026-12-01T07:00:00Z");
const ROWS: Record<ProductState, StateColumns> = {
  published: { retiredAt: null, isDraft: false, publishAt: null },
  draft: { retiredAt: before, isDraft: true, publishAt: null },
  scheduled: { retiredAt: before, isDraft: false, publishAt: later },
  archived: { retiredAt: before, isDraft: false, publishAt: null },
};
type Wanted = Parameters<typeof stateChange>[1];
const become = (from: ProductState, wanted: Wanted) => ({ ...ROWS[from], ...stateChange(ROWS[from], wanted, now) });
const codeOf = (work: () => unknown) => {
  try {
    return void work();
  } catch (error) {
    return error instanceof AppError ? error.kind : error;
  }
};

describe("the state of a product", () => {
  it.each(PRODUCT_STATES.flatMap((from) => PRODUCT_STATES.map((to) => [from, to] as const)))(
    "goes from %s to %s",
    (from, to) => {
      const wanted = { state: to, publish_at: to === "scheduled" ? later.toISOString() : null };
      const row = become(from, wanted);
      expect(stateOf(row)).toBe(to);
      expect(row.retiredAt === null).toBe(to === "published");
    },
  );

  it.each(PRODUCT_STATES)("stays %s where nothing is asked for", (from) =>
    expect(stateChange(ROWS[from], {}, now)).toEqual({}),
  );

  it.each<[string, ProductState, Wanted, ProductState]>([
    ["takes a published one out", "published", { retired: true }, "archived"],
    ["brings a draft into the shop", "draft", { retired: false }, "published"],
    ["leaves a draft that is out already", "draft", { retired: true }, "draft"],
    [
      "does not count where it says what is, and the state changes",
      "draft",
      { retired: true, state: "published" },
      "published",
    ],
    ["counts where the state says what is", "archived", { retired: false, state: "archived" }, "published"],
    ["agrees with a state out of the shop", "published", { retired: true, state: "draft" }, "draft"],
  ])("the older yes and no %s", (_situation, from, wanted, to) => expect(stateOf(become(from, wanted))).toBe(to));

  it.each<[string, ProductState, Wanted]>([
    ["no moment", "draft", { state: "scheduled" }],
    ["its moment taken away", "scheduled", { publish_at: null }],
    ["a moment that has passed", "draft", { state: "scheduled", publish_at: now.toISOString() }],
    ["a moment without being scheduled", "draft", { publish_at: later.toISOString() }],
    ["a moment while it is published", "published", { state: "published", publish_at: later.toISOString() }],
    ["a state that contradicts", "archived", { state: "draft", retired: false }],
  ])("is refused with %s", (_situation, from, wanted) =>
    expect(codeOf(() => stateChange(ROWS[from], wanted, now))).toBe("invalid"),
  );

  it("tells of a moment that has passed beside its field", () => {
    const wanted = { state: "scheduled", publish_at: now.toISOString() } as const;
    expect(() => stateChange(ROWS.draft, wanted, now)).toThrow(
      expect.objectContaining({ more: { fields: { publish_at: expect.any(String) } } }),
    );
  });

  it("stays published where a file still says that it was scheduled", () =>
    expect(stateChange(ROWS.published, { state: "scheduled", publish_at: before.toISOString() }, now)).toEqual({}));

  it("keeps its moment where it is sent again, even after it has passed", () =>
    expect(
      stateChange(ROWS.scheduled, { state: "scheduled", publish_at: later.toISOString() }, new Date("2027-01-01")),
    ).toEqual({}));
});

it.each([
  ["winter", "2026-12-01T09:00", "2026-12-01T07:00:00.000Z"],
  ["summer", "2026-07-01T09:00", "2026-07-01T06:00:00.000Z"],
  ["the hour that is skipped in spring", "2027-03-28T03:30", "2027-03-28T01:30:00.000Z"],
  ["the first of the two hours in autumn", "2026-10-25T03:30", "2026-10-25T00:30:00.000Z"],
])("a time in Tallinn in %s is one moment", (_when, local, moment) => {
  expect(momentOf("Europe/Tallinn", local).toISOString()).toBe(moment);
  expect(momentOf("Europe/Tallinn", localTime("Europe/Tallinn", new Date(moment))).toISOString()).toBe(moment);
});
