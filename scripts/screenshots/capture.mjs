// Photographs a screen, has axe look at it, and sees that nothing scrolls sideways. What is found is kept for the end.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { root } from "../built-shop.mjs";
import { findChromium } from "../find-chromium.mjs";

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const RULES = [...WCAG, "best-practice"];

export async function openBrowser() {
  const { CHROMIUM_PATH: executablePath } = await findChromium();
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

export const aContext = (browser, width) =>
  browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce", locale: "en-IE" });

/**
 * `at(page)` answers with `shot(name)`, or `shot(name, { fullPage: false })` for overlays; `withoutChecks` where
 * the visitor has no scripts.
 */
export function newCapture({ folder, width }) {
  const out = join(root, ".test/screenshots", folder);
  mkdirSync(out, { recursive: true });
  const findings = [];
  const images = [];
  const found = (name, what) => {
    findings.push(name);
    console.log(`${name} ${width}: ${what}`);
  };
  const at =
    (page) =>
    async (name, { fullPage = true, withoutChecks = false, rules = RULES } = {}) => {
      const path = join(out, `${name}-${width}.png`);
      // Nothing is hovered.
      await page.mouse.move(0, 0);
      images.push(path);
      if (withoutChecks) return page.screenshot({ path, fullPage });
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) => {
            image.loading = "eager";
            return image.decode().catch(() => undefined);
          }),
        ),
      );
      // A window as it is now: a toast does not wait for the checks.
      if (!fullPage) await page.screenshot({ path });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      for (const { id, nodes } of violations) found(name, `${id} ${nodes[0]?.html.slice(0, 200)}`);
      const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (extra > 0) found(name, `${extra} px too wide`);
      if (!fullPage) return;
      await page.evaluate(() => window.scrollTo(0, 0));
      // The bar to buy would lie across the middle of the page, and the footer is drawn where it is near.
      const style = "[data-buy-bar] { visibility: hidden !important } .below-window { content-visibility: visible !important }";
      if (!folder.startsWith("admin")) return page.screenshot({ path, fullPage, style });
      // As in a window as high as the screen is long: what sticks to its head or foot stands there.
      const { height } = page.viewportSize();
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, whole) });
      await page.screenshot({ path, fullPage });
      await page.setViewportSize({ width, height });
    };
  return { at, found, findings, images, out };
}
