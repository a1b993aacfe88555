import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";

/** One planted import for each rule; each must be seen. */
const FORBIDDEN: [rule: string, file: string, imports: string][] = [
  ["nothing-imports-composition", "src/features/cart/planted.ts", "#app/web.ts"],
  ["nothing-imports-a-page", "src/pages/planted.tsx", "#pages/cart.page.tsx"],
  ["shared-is-pure", "src/shared/planted.ts", "#platform/clock/clock.ts"],
  ["ui-imports-shared", "src/ui/planted.ts", "#features/cart/cart-line.ts"],
  ["platform-imports-shared", "src/platform/planted.ts", "#http/read-request.ts"],
  ["http-is-a-library", "src/http/planted.ts", "#features/cart/cart-line.ts"],
  ["api-client-imports-shared", "src/api-client/planted.ts", "#http/endpoint.ts"],
  ["site-comes-before-features", "src/site/planted.ts", "#features/cart/cart-line.ts"],
  ["backoffice-comes-before-features", "src/backoffice/planted.ts", "#features/cart/cart-line.ts"],
  ["rules-are-pure", "src/features/cart/planted.ts", "#platform/clock/clock.ts"],
  ["rules-use-pure-libraries", "src/features/cart/planted.ts", "pg"],
  ["server-knows-no-screens", "src/features/cart/server/planted.ts", "#ui/button.tsx"],
  ["only-endpoints-import-http", "src/features/cart/server/planted.ts", "#http/endpoint.ts"],
  ["emails-are-plain", "src/features/orders/emails/planted.tsx", "#platform/clock/clock.ts"],
  ["screens-know-no-server", "src/features/cart/storefront/planted.tsx", "#platform/clock/clock.ts"],
  ["storefront-is-not-admin", "src/features/cart/storefront/planted.tsx", "#features/cart/admin/planted.tsx"],
  ["admin-is-not-storefront", "src/features/cart/admin/planted.tsx", "#features/cart/storefront/use-cart.ts"],
  ["views-serve-both-sides", "src/features/cart/view/planted.tsx", "#features/cart/storefront/use-cart.ts"],
  ["storefront-needs-no-session", "src/features/cart/storefront/planted.tsx", "#api-client/session.ts"],
  ["cart-before-customers", "src/features/cart/planted.ts", "#features/orders/vat.ts"],
];

/** The other half of the circle is a type. */
const FOLDER_CIRCLE = ["no-folder-circles", "src/ui/planted.ts", "#site/thing.ts"] as const;

describe("a forbidden import is seen", () => {
  it("by every rule", { timeout: 60_000 }, () => {
    // In a copy of the tree's shape, so that a run never plants anything in the sources themselves.
    const root = `${process.cwd()}/.test/boundaries-${process.pid}`;
    const missed: string[] = [];
    try {
      const write = (path: string, text: string) => {
        mkdirSync(dirname(`${root}/${path}`), { recursive: true });
        writeFileSync(`${root}/${path}`, text);
      };
      for (const [rule, file, imports] of [...FORBIDDEN, FOLDER_CIRCLE]) {
        rmSync(root, { recursive: true, force: true });
        write("package.json", '{ "type": "module", "imports": { "#*": "./src/*" }, "dependencies": { "pg": "*" } }');
        if (imports.startsWith("#")) write(`src/${imports.slice(1)}`, "export const thing = 1;\n");
        if (rule === "no-folder-circles") write("src/site/other.ts", 'export type { a } from "#ui/one.ts";\n');
        if (rule === "no-folder-circles") write("src/ui/one.ts", "export const a = 1;\n");
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

it.each([
  ["by drizzle", "await tx.update(carts).set({});"],
  ["by SQL", "await tx.execute(sql`DELETE FROM carts`);"],
])("a write to another feature's table is seen: %s", (_, write) => {
  const root = `${process.cwd()}/.test/owners-${process.pid}`;
  try {
    const put = (path: string, text: string) => {
      mkdirSync(dirname(`${root}/${path}`), { recursive: true });
      writeFileSync(`${root}/${path}`, text);
    };
    put("src/features/cart/server/carts-table.ts", 'export const carts = pgTable("carts", {});\n');
    put("src/features/orders/server/planted.ts", `${write}\n`);
    const check = spawnSync(process.execPath, [`${process.cwd()}/scripts/table-owners.mjs`], {
      cwd: root,
      encoding: "utf8",
    });
    expect(check.stderr).toContain("src/features/orders/server/planted.ts writes carts of features/cart");
    expect(check.status).toBe(1);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
