// What a change can break, for `npm test -- --changed [COMMIT]`: by who imports what changed, directly or not.
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** These may change anything. */
const EVERYWHERE = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json|\.dependency-cruiser\.cjs)$/;
/** Composition and the helpers that open a whole shop import everything: what is seen through them says nothing. */
const WHOLE = /^(src\/app\/|src\/routes\.ts|src\/commands\/|tests\/(shop|office|stripe-shop)\.ts)/;

/**
 * Which journeys drive the screens of a folder. A change of a screen in a folder that is not here runs all journeys;
 * `tests/changed.test.ts` sees to it that each feature with screens is here.
 */
export const JOURNEYS: Record<string, string[]> = {
  "src/features/administrators": ["admin", "admin-account"],
  "src/features/audit": ["admin", "admin-account"],
  "src/features/back-in-stock": ["back-in-stock"],
  "src/features/campaigns": ["admin-emails"],
  "src/features/cart": ["cart", "attempts"],
  "src/features/checkout": ["purchase", "attempts", "delivery", "bank-link", "payment-in-page", "payments-undone"],
  "src/features/collections": ["collections"],
  "src/features/content": ["admin-content", "blog", "search-engines"],
  "src/features/customer-care": ["admin-orders"],
  "src/features/customers": ["admin-orders"],
  "src/features/documents": ["documents", "taxes"],
  "src/features/taxes": ["taxes"],
  "src/features/books": ["books"],
  "src/features/email": ["admin-emails", "email-samples"],
  "src/features/fulfilment": ["admin-orders", "parcels"],
  "src/features/images": ["admin-content", "admin-products", "images", "publishing"],
  "src/features/inventory": ["admin-products", "live"],
  "src/features/order-editing": ["corrections", "hand-orders"],
  "src/features/past-orders": ["past-orders"],
  "src/features/orders": ["admin-orders", "documents", "parcels", "purchase", "tracking"],
  "src/features/payments": ["admin-orders", "purchase", "bank-link", "payment-in-page", "payments-undone"],
  "src/features/policies": ["storefront"],
  "src/features/products": ["admin-products", "browse", "images", "kits", "live", "publishing"],
  "src/features/reporting": ["admin-dashboard", "reports"],
  "src/features/search": ["admin", "search"],
  "src/features/settings": ["admin-settings", "live"],
  "src/features/shipping": ["parcel-machines", "delivery"],
  "src/features/subscribers": ["newsletter", "admin-emails"],
  "src/features/translations": ["admin-translations", "admin-settings", "admin-content"],
  "src/features/withdrawals": ["withdrawal", "returns"],
  "src/features/product-safety": ["product-safety"],
  "src/pages/search-engines": ["search-engines"],
};

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Files that differ from a commit, usually from where the branch left `main`; new ones too. */
export function changedFiles(commit?: string): string[] {
  const base = commit ?? git("merge-base", "HEAD", "main")[0] ?? "HEAD";
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}

const IMPORT = /(?:from|import)\s*\(?\s*["']([.#][^"']+)["']/g;

type Imports = ReadonlyMap<string, readonly string[]>;

/** Every file and those that it imports. */
function importsOfAll(): Imports {
  const files = globSync(["src/**/*.{ts,tsx}", "tests/**/*.ts"]);
  return new Map(
    files.map((file) => {
      const named = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, name = ""]) =>
        name.startsWith("#") ? `src/${name.slice(1)}` : normalize(join(dirname(file), name)),
      );
      return [file, named];
    }),
  );
}

/** The files that changed and all that import them, but for what is only reached through a whole shop. */
export function affectedBy(changed: readonly string[], imports = importsOfAll()): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, named] of imports)
    for (const name of named) importers.set(name, [...(importers.get(name) ?? []), file]);
  const affected = new Set(changed);
  const open = [...changed];
  for (let file = open.pop(); file; file = open.pop()) {
    if (WHOLE.test(file) && !changed.includes(file)) continue;
    for (const one of importers.get(file) ?? []) if (!affected.has(one)) affected.add(one) && open.push(one);
  }
  return affected;
}

const PART_OF_TEST: [part: string, files: RegExp][] = [
  ["database", /\.db\.test\.ts$/],
  ["contracts", /\.contract\.test\.ts$/],
  ["browser", /^tests\/browser\/.*\.test\.ts$/],
  ["process", /^tests\/process\/.*\.test\.ts$/],
  ["fuzz", /^tests\/fuzz\/.*\.test\.ts$/],
  ["faults", /^tests\/faults\/.*\.test\.ts$/],
  ["rules", /^(src\/.*|tests\/[\w-]+)\.test\.tsx?$/],
];
const partOf = (file: string) => PART_OF_TEST.find(([, pattern]) => pattern.test(file))?.[0];

/** What changes without an import: which parts run whole. */
const WHOLE_PARTS: [changed: RegExp, parts: string[]][] = [
  [EVERYWHERE, ["rules", "database", "contracts", "fuzz", "process", "browser"]],
  [
    /^(migrations\/|src\/platform\/database\/|tests\/(server|database|makers|rows|shop|office)\.ts)/,
    ["database", "contracts"],
  ],
  [/^(src\/http\/|src\/features\/.*-endpoints\.ts)/, ["fuzz"]],
  [/^(src\/(app|commands|platform)\/|tests\/(shop-process|filled-home)\.ts)/, ["process"]],
  [
    /^(src\/(ui|site|backoffice|api-client)\/|src\/[\w.]+$|public\/|tests\/browser\/[\w-]+\.ts|tests\/(shop-process|filled-home)\.ts)/,
    ["browser"],
  ],
];

const isTest = (file: string) => partOf(file) !== undefined;
const isScreen = (file: string) => /\.(tsx|css)$|\/(storefront|admin|view)\//.test(file);
const folderOf = (file: string) => Object.keys(JOURNEYS).find((folder) => file.startsWith(`${folder}/`));

/** By part, the test files that a change can break, or "all" of it. Faults are left to a whole run unless their own files changed. */
export function whatToRun(changed: readonly string[], imports?: Imports): Map<string, string[] | "all"> {
  const parts = new Map<string, string[] | "all">();
  const add = (part: string, files: string[] | "all") => {
    if (parts.get(part) !== "all")
      parts.set(part, files === "all" ? "all" : [...new Set([...(parts.get(part) ?? []), ...files])]);
  };
  for (const file of changed.filter((one) => !isTest(one))) {
    for (const [pattern, whole] of WHOLE_PARTS) if (pattern.test(file)) for (const part of whole) add(part, "all");
    if (!file.startsWith("src/") || !isScreen(file)) continue;
    const journeys = JOURNEYS[folderOf(file) ?? ""];
    add("browser", journeys ? journeys.map((name) => `tests/browser/${name}.test.ts`) : "all");
  }
  for (const file of affectedBy(changed, imports)) {
    const part = existsSync(file) ? partOf(file) : undefined;
    // Journeys, and tests of processes, drive a build: what they import says little.
    if (part && (changed.includes(file) || ["rules", "database", "contracts"].includes(part))) add(part, [file]);
  }
  return parts;
}
