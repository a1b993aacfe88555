import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const { resolve: find } = createRequire(import.meta.url);
const KEPT = resolve(import.meta.dirname, "../node_modules/.cache/slim-fonts");

/** What the shop's type uses of its fonts (`src/ui/theme.css`): titles have one weight, and nothing is set in small capitals. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"];
const WEIGHTS = {
  "cormorant-normal": 500,
  "cormorant-italic": 400,
  "figtree-normal": { min: 400, max: 700 },
  "figtree-italic": { min: 400, max: 700 },
};

/** Fonts come to half their size: every letter stays, weights and alternate forms that no page asks for do not. */
export const slimFonts: Plugin = {
  name: "slim-fonts",
  config: async () => {
    const fonts = Object.entries(WEIGHTS).flatMap(([font, wght]) =>
      ["latin", "latin-ext"].map((characters) => slimFont(font, characters, wght)),
    );
    return { resolve: { alias: await Promise.all(fonts) } };
  },
};

async function slimFont(font: string, characters: string, wght: number | { min: number; max: number }) {
  const [family = "", style] = font.split("-");
  const name = `${family}-${characters}-wght-${style}.woff2`;
  const from = `@fontsource-variable/${family}/files/${name}`;
  const whole = readFileSync(find(from));
  const input = { targetFormat: "woff2", keepFeatures: FEATURES, variationAxes: { wght } } as const;
  const key = createHash("sha256").update(whole).update(JSON.stringify(input)).digest("hex").slice(0, 16);
  const slim = join(KEPT, key, name);
  if (!existsSync(slim)) {
    const ranges: Record<string, string> = JSON.parse(
      readFileSync(find(`@fontsource-variable/${family}/unicode.json`), "utf8"),
    );
    const bytes = await subsetFont(whole, charactersOf(ranges[characters] ?? ""), input);
    mkdirSync(join(KEPT, key), { recursive: true });
    writeFileSync(`${slim}.${process.pid}`, bytes);
    renameSync(`${slim}.${process.pid}`, slim);
  }
  // Also where it is asked for with `?url`.
  return { find: new RegExp(`^${from.replaceAll(".", "\\.")}`), replacement: slim };
}

/** All characters of ranges such as `U+0000-00FF,U+0131`. */
const charactersOf = (ranges: string): string =>
  ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace("U+", "")
        .split("-")
        .map((one) => Number.parseInt(one, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join("");
