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
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (seen < files) console.error(`Only ${seen} of ${files} files were seen.`);
console.log(`${seen} files, ${output.summary.violations.length} forbidden imports`);
process.exit(output.summary.violations.length > 0 || seen < files ? 1 : 0);
