import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

function colour(token: string): string {
  const value = new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`theme.css has no colour named ${token}`);
  return value;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["cream", "linen", "paper"];
const across = (messages: string[], on: string[]) =>
  messages.flatMap((text) => on.map((ground) => [text, ground] as const));

describe("text can be read (4.5:1)", () => {
  it.each([
    ...across(["espresso", "stone", "gold-deep", "sage", "clay", "wine", "mist"], grounds),
    ...across(["espresso", "stone", "sage"], ["sage-soft"]),
    ...across(["espresso", "stone", "clay"], ["clay-soft"]),
    ...across(["espresso", "stone", "wine"], ["wine-soft"]),
    ...across(["espresso", "stone", "mist"], ["mist-soft"]),
    ...across(["espresso", "gold-deep"], ["beige", "gold-soft"]),
    ...across(["cream"], ["gold-deep", "espresso", "wine", "sage"]),
    ...across(["gold", "beige"], ["espresso"]),
  ])("%s on %s", (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5));
});

describe("edges and focus rings can be seen (3:1)", () => {
  it.each([
    ...across(["taupe", "gold-deep"], grounds),
    ...across(["gold-deep"], ["beige"]),
    ...across(["gold"], ["espresso"]),
  ])("%s on %s", (edge, ground) => expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3));

  it("keeps gold for ornament: it is too pale for a ring on cream, so the ring is gold-deep", () => {
    expect(contrast("gold", "cream")).toBeLessThan(3);
    expect(css).toContain("--focus-ring: var(--color-gold-deep);");
  });
});

it("leaves a finger 44 px and a phone its 16 px letters: only a mouse on a desk has smaller controls", () => {
  const office = css.slice(css.indexOf("@utility office"));
  const desk = office.indexOf("@media (min-width: 64rem) and (pointer: fine)");
  for (const small of ["--control-height: 2.5rem", "--control-text: var(--text-sm)", "--button-height: 2.5rem"])
    expect(office.indexOf(small)).toBeGreaterThan(desk);
  expect(css).toContain("--control-height: 3rem;");
  expect(css).toContain("--button-height: 2.75rem;");
});

describe("who asks for less motion gets none", () => {
  const [, selectors = "", silence = ""] = /prefers-reduced-motion: reduce\) \{\s*([^{]+)\{([^}]+)\}/.exec(css) ?? [];

  it.each([
    "*",
    "*::before",
    "*::after",
    "::view-transition-group(*)",
    "::view-transition-old(*)",
    "::view-transition-new(*)",
  ])("of %s", (moving) => expect(selectors.split(",").map((one) => one.trim())).toContain(moving));

  it.each(["animation: none", "transition: none", "scroll-behavior: auto"])("whatever a component says: %s", (rule) =>
    expect(silence).toContain(`${rule} !important;`),
  );

  it("and nothing else in the styles may outrank that", () => {
    const [still = ""] = /@media \(prefers-reduced-motion: reduce\) \{[^}]*\}/.exec(css) ?? [];
    expect(css.replace(still, "")).not.toContain("!important");
  });
});
