import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page, type Route } from "playwright-core";
import { expect } from "vitest";

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
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-IE" });
  // With a pointer that moves, so that no page waits with its scripts until it is painted. Not in an email's frame,
  // where no script may run and the browser says so.
  await context.addInitScript(() => {
    if (window === window.top)
      document.addEventListener("DOMContentLoaded", () => document.dispatchEvent(new Event("pointermove")));
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    page,
    context,
    leave: async () => {
      await context.close();
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, unexpected.join("\n")).toEqual([]);
    },
  };
}

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

/** WCAG 2.2 AA, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}
