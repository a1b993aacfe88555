// Checks who imports whom, and that the check itself saw every file: without its parser it would pass on none.
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { cruise } from "dependency-cruiser";

const { forbidden, options } = createRequire(import.meta.url)("../.dependency-cruiser.cjs");

/** `type X = import("...").Y` is invisible to the check, so that form is not used. */
const { output } = await cruise(process.argv.length > 2 ? process.argv.slice(2) : ["src"], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
});

const seen = output.modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source)).length;
const files = globSync("src/**/*.{ts,tsx}").filter((file) => !file.endsWith(".d.ts")).length;
const circles = folderCircles(output.modules);
for (const circle of circles) console.error(`no-folder-circles: ${circle}`);
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (seen < files) console.error(`Only ${seen} of ${files} files were seen.`);
console.log(`${seen} files, ${output.summary.violations.length + circles.length} forbidden imports`);
process.exit(output.summary.violations.length + circles.length > 0 || seen < files ? 1 : 0);

/** Pairs of folders that import each other, types included. A folder is one below `src/`, or a feature. Tests see everything. */
function folderCircles(modules) {
  const folderOf = (file) => /^src\/(?:features\/)?[^/]+(?=\/)/.exec(file)?.[0];
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    if (/\.(test|types)\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from && to && from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const reaches = (from, to, seen = new Set()) =>
    [...(imports.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return [...imports].flatMap(([from, all]) =>
    [...all].filter((to) => from < to && reaches(to, from)).map((to) => `${from} <-> ${to}`),
  );
}
