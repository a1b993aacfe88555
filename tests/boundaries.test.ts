import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";

/** One planted import for each rule; each must be seen. */
const FORBIDDEN: [rule: string, file: string, imports: string][] = [
  ["shared-is-pure", "src/shared/planted.ts", "#platform/clock/clock.ts"],
  ["ui-and-platform-know-no-shop", "src/ui/planted.ts", "#features/cart/cart-line.ts"],
  ["ui-is-not-platform", "src/ui/planted.ts", "#platform/clock/clock.ts"],
  ["platform-is-not-ui", "src/platform/planted.ts", "#ui/button.tsx"],
  ["rules-are-pure", "src/features/cart/planted.ts", "#platform/clock/clock.ts"],
  ["rules-take-pure-libraries", "src/features/cart/planted.ts", "pg"],
  ["server-knows-no-screens", "src/features/cart/server/planted.ts", "#ui/button.tsx"],
  ["server-and-http", "src/features/cart/server/planted-functions.ts", "#http/app.ts"],
  ["only-functions-see-http", "src/features/cart/server/planted.ts", "#http/function.ts"],
  ["letters-are-plain", "src/features/orders/emails/planted.tsx", "#platform/clock/clock.ts"],
  ["screens-know-no-server", "src/features/cart/shop/planted.tsx", "#platform/clock/clock.ts"],
  ["shop-and-admin-are-strangers", "src/features/cart/shop/planted.tsx", "#features/cart/admin/planted.tsx"],
  ["admin-and-shop-are-strangers", "src/features/cart/admin/planted.tsx", "#features/cart/shop/use-cart.ts"],
  ["views-serve-both-sides", "src/features/cart/view/planted.tsx", "#features/cart/shop/use-cart.ts"],
  ["shop-needs-no-session", "src/features/cart/shop/planted.tsx", "#client/session.ts"],
  ["nothing-imports-a-page", "src/frame/planted.tsx", "#features/cart/shop/cart.page.tsx"],
  ["screens-and-frame", "src/features/cart/shop/planted.tsx", "#frame/not-found-screen.tsx"],
  ["http-stands-above-features", "src/platform/planted.ts", "#http/read.ts"],
  ["cart-before-customers", "src/features/cart/planted.ts", "#features/orders/vat.ts"],
];

describe("a forbidden import is seen", () => {
  it("by every rule", { timeout: 60_000 }, () => {
    // In a copy of the tree's shape, so that a run never plants anything in the sources themselves.
    const root = `${process.cwd()}/.test/boundaries-${process.pid}`;
    const missed: string[] = [];
    try {
      for (const [rule, file, imports] of FORBIDDEN) {
        rmSync(root, { recursive: true, force: true });
        const write = (path: string, text: string) => {
          mkdirSync(dirname(`${root}/${path}`), { recursive: true });
          writeFileSync(`${root}/${path}`, text);
        };
        write("package.json", '{ "type": "module", "imports": { "#*": "./src/*" }, "dependencies": { "pg": "*" } }');
        if (imports.startsWith("#")) write(`src/${imports.slice(1)}`, "export const thing = 1;\n");
        write(file, `import * as thing from "${imports}";\nexport const planted = thing;\n`);
        const check = spawnSync(process.execPath, [`${process.cwd()}/scripts/boundaries.mjs`], {
          cwd: root,
          encoding: "utf8",
        });
        if (check.status !== 1 || !check.stderr.includes(`${rule}:`))
          missed.push(`${rule}: ${check.stderr}${check.stdout}`);
      }
      expect(missed).toEqual([]);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
