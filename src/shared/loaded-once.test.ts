import { expect, it, vi } from "vitest";
import { loadedOnce } from "./loaded-once.ts";

it("loads once for all callers, and again only after a failure", async () => {
  const load = vi.fn(async () => "templates").mockRejectedValueOnce(new Error("The disk did not answer."));
  const templates = loadedOnce(load);
  expect((await Promise.allSettled([templates(), templates()])).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(await Promise.all([templates(), templates()])).toEqual(["templates", "templates"]);
  expect(await templates()).toBe("templates");
  expect(load).toHaveBeenCalledTimes(2);
});
