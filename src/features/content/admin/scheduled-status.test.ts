import { describe, expect, it } from "vitest";
import { scheduledFields, scheduledOptions, scheduledWire } from "./scheduled-status.ts";

const ZONE = "Europe/Tallinn";

describe("a text that is published at a time", () => {
  it("is scheduled in the form, and a draft with a moment in the shop", () => {
    const stored = { status: "draft" as const, publish_at: "2031-07-01T06:00:00.000Z" };
    const fields = { status: "scheduled", publish_at: "2031-07-01T09:00" };
    expect(scheduledFields(ZONE, stored)).toEqual(fields);
    expect(scheduledWire(ZONE, fields)).toEqual(stored);
  });

  it("is told from one that is published now", () =>
    expect(scheduledOptions().map(({ value }) => value)).toEqual(["draft", "scheduled", "published", "archived"]));

  it("without its time is refused, not left a draft", () =>
    expect(scheduledWire(ZONE, { status: "scheduled", publish_at: "" }).publish_at).toBe(""));

  it.each(["draft", "published", "archived"])("has no moment as %s", (status) =>
    expect(scheduledWire(ZONE, { status, publish_at: "2031-07-01T09:00" })).toEqual({ status, publish_at: null }),
  );
});
