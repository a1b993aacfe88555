import { describe, expect, it } from "vitest";
import { CENTRE, editingUpon, focusIn, focusPoint, focusText, type MediaImage, mediaDraftOf } from "./media.ts";

it.each([
  [{ x: 30, y: 70 }, "30,70"],
  [{ x: 0, y: 100 }, "0,100"],
  [CENTRE, null],
])("the point %j is kept as %s and read again", (point, text) => {
  expect(focusText(point)).toBe(text);
  expect(focusIn(text)).toEqual(point);
});

it.each([{ x: -1, y: 0 }, { x: 0, y: 101 }, { x: 1.5, y: 0 }, { x: "1", y: 0 }, {}])("%j is no point", (point) =>
  expect(focusPoint.safeParse(point).success).toBe(false),
);

describe("the editor of an image that somebody else saves meanwhile", () => {
  const image: MediaImage = {
    id: "00000000-0000-4000-8000-000000000001",
    path: "products/a.webp",
    src: "",
    thumbnail: "",
    name: "a.png",
    alt: "",
    focus: CENTRE,
    width: 1,
    height: 1,
    bytes: 1,
    version: 1,
    use_count: 0,
    goes_after: null,
    uses: [],
    created_at: "2026-01-01T00:00:00Z",
  };
  const theirs = { ...image, name: "Theirs", focus: { x: 10, y: 10 }, version: 2 };
  const typed = { seen: image, draft: { ...mediaDraftOf(image), alt: "Typed" } };

  it("shows what they saved where nothing is typed", () =>
    expect(editingUpon({ seen: image, draft: mediaDraftOf(image) }, theirs)).toEqual({
      seen: theirs,
      draft: mediaDraftOf(theirs),
    }));

  it("keeps what is typed, and its edition until the refusal has told of theirs", () => {
    expect(editingUpon(typed, theirs)).toBe(typed);
    expect(editingUpon(typed, theirs, true)).toEqual({
      seen: theirs,
      draft: { ...mediaDraftOf(theirs), alt: "Typed" },
    });
  });

  it("keeps what is typed where the file is replaced in it", () => {
    const replaced = { ...image, path: "products/b.webp", version: 2 };
    expect(editingUpon(typed, replaced)).toEqual({ seen: replaced, draft: typed.draft });
  });
});
