import { expect, it } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

it("of a page only the router's own script waits, whatever its text speaks of", () => {
  const text = '<p>Write type="module" async="" into your tag</p>';
  expect(withLateScripts(`${text}<script nonce="x1" type="module" async="">run()</script>`, ' nonce="x1"')).toBe(
    `${text}<script nonce="x1" type="late-module">run()</script>`,
  );
});
