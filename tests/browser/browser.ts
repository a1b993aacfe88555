import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type axe from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
  type Route,
} from "playwright-core";
import { expect } from "vitest";
import { eventually } from "../shop-process.ts";
import { anEmptyTab, leaveTab } from "./tabs.ts";

/** A test machine's browser talks to nobody but the shop; root needs the sandbox off. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error("CHROMIUM_PATH names the browser; npm test finds it");
  return chromium.launch({ executablePath, args: ARGS });
}

/** What a browser without a network says: of our own requests, and of the router's look ahead for the links on a page. */
export const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch manifest patches/];

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Fails for whatever the browser complained about: errors, policy violations, broken files. */
  leave(): Promise<void>;
}

/** Someone new with an empty browser. Every complaint counts but those that the test expects. */
export async function aVisitor(
  browser: Browser,
  expected: RegExp[] = [],
  viewport = { width: 1440, height: 900 },
): Promise<Visitor> {
  const tab = await anEmptyTab(browser, viewport);
  const { page, context } = tab;
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(complaintOf(message));
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    page,
    context,
    leave: async () => {
      await leaveTab(browser, tab);
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, unexpected.join("\n")).toEqual([]);
    },
  };
}

/** A file that is missing has its address beside the words. */
const complaintOf = (message: ConsoleMessage) =>
  message.text().startsWith("Failed to load") ? `${message.text()} ${message.location().url}` : message.text();

/** Requests that fit wait until they are let go with what this answers; then they go on, or end as told. */
export async function holdBack(
  page: Page,
  what: RegExp | string,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await released;
    await then(route);
  });
  return release;
}

/** The tab is left for another one, and seen again. */
export async function comeBack(page: Page, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  const become = (state: DocumentVisibilityState) =>
    page.evaluate((seen) => {
      Object.defineProperty(document, "visibilityState", { value: seen, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await become("hidden");
  await meanwhile();
  await become("visible");
}

/** The browser shows the page out of its memory, as Back does. Answers once the page has loaded anew. */
export async function loadsAnewAfterBack(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await loaded;
}

/** Asks for the page until it shows a change: the page of before is served while the new one is rendered. */
export const reloadUntil = (page: Page, isShown: () => Promise<boolean>): Promise<boolean> =>
  eventually(async () => {
    await page.reload();
    return isShown();
  }, Boolean);

/** A phone of the smallest kind, one of the usual size, a tablet, a desk. */
export const WIDTHS = [320, 390, 768, 1440] as const;

/**
 * The page as it stands, then at each other width as after a turn of the device: nothing scrolls sideways, and it is accessible. From
 * its top: elsewhere the bar that stays above the page may cover half of a button.
 */
export async function expectToFit(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const present = widths.filter((width) => width === page.viewportSize()?.width);
  const others = widths.filter((width) => !present.includes(width));
  for (const width of [...present, ...others]) {
    await expectNoWiderThan(page, width);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectAccessible(page);
  }
  await expectNoWiderThan(page, widths.at(-1) ?? 1440);
}

export const expectFocused = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** Nothing scrolls sideways at this width. */
export async function expectNoWiderThan(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
}

/** A page reads it for half of what the readable one costs. */
const AXE = readFileSync(resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * WCAG 2.2 AA, as far as a program can tell. The rules run in the page itself and tell only what is wrong. Playwright's builder
 * also gathers all that is right, in a second page, for twice the processor's time; it is for pages with frames, into which it looks.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = page.frames().length > 1 ? await violationsWithFrames(page) : await violationsOf(page);
  expect(violations, violations.join("; ")).toEqual([]);
}

async function violationsWithFrames(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    // What follows the width, such as a tab stop of what scrolls, is there after the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // What fades in has another contrast until it is there.
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await inPage.run({ runOnly: { type: "tag", values }, resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
    );
  }, RULES);
}
