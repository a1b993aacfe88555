import { afterAll, expect, it, vi } from "vitest";

/** What requests run. Pages are loaded with what they show. */
const modules = import.meta.glob([
  "../src/{api-client,backoffice,site,ui}/**/*.{ts,tsx}",
  "../src/pages/{back-office,home,layout,policies,storefront}/**/*.{ts,tsx}",
  "../src/features/*/*.ts",
  "../src/features/*/{admin,emails,server,storefront,view}/**/*.{ts,tsx}",
  "!../src/**/*.test.{ts,tsx}",
]);

afterAll(() => vi.resetModules());

it("no module reads a message while it loads, which would stay English for everybody", async () => {
  vi.resetModules();
  const { refuseMessages } = await import("#shared/messages.ts");
  refuseMessages(true);
  const refused: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    await load().catch((error: Error) => refused.push(`${file}: ${error.message}`));
  }
  refuseMessages(false);
  expect(refused).toEqual([]);
  expect(Object.keys(modules).length).toBeGreaterThan(200);
}, 120_000);
