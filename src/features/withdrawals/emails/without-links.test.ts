import { expect, it } from "vitest";
import { withoutLinks } from "./without-links.ts";

it("of a bare domain no mail program makes a link, and other dots stay as they are", () => {
  expect(withoutLinks("claim it at win-prize.com")).toBe("claim it at win-prize.\u200bcom");
  expect(withoutLinks("J. R. Smith, 2.5 ml.")).toBe("J. R. Smith, 2.5 ml.");
});
