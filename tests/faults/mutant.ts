import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * A copy of the built shop with one protection taken out, for controls: a test that cannot see its loss proves nothing.
 * @throws where the protection is not found exactly once, as after it was rewritten
 */
export function mutant(protection: string, instead: string): { main: string; remove(): void } {
  const folder = join(ROOT, ".test", `mutant-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const server = join(folder, "build/server");
  mkdirSync(join(folder, "build"), { recursive: true });
  cpSync(join(ROOT, "build/server"), server, { recursive: true });
  symlinkSync(join(ROOT, "build/client"), join(folder, "build/client"));
  for (const name of ["migrations", "assets", "public", "src", "package.json"])
    symlinkSync(join(ROOT, name), join(folder, name));
  const scripts = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const found = scripts.filter((name) => readFileSync(join(server, name), "utf8").includes(protection));
  const [name = ""] = found;
  const code = found.length === 1 ? readFileSync(join(server, name), "utf8").split(protection) : [];
  if (code.length !== 2) throw new Error(`Not exactly one place says ${protection}: ${found.join(", ") || "none"}`);
  writeFileSync(join(server, name), code.join(instead));
  return { main: join(server, "main.js"), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
