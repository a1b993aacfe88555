import { setTimeout as after } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { goWhenHydrated } from "./hydrated.ts";

export interface Tab {
  context: BrowserContext;
  page: Page;
  /** Whether something was done to it that cannot be taken back. */
  isWorn: boolean;
}

/** The tab of the last visitor of each browser, empty again. Its process has read the shop's scripts: a first page costs half. */
const empty = new WeakMap<Browser, Tab>();

interface Size {
  width: number;
  height: number;
}

/** With no history, nothing stored and no listeners. */
export async function anEmptyTab(browser: Browser, viewport: Size): Promise<Tab> {
  const kept = empty.get(browser);
  empty.delete(browser);
  if (!kept) return aNewTab(browser, viewport);
  await kept.page.setViewportSize(viewport);
  return kept;
}

async function aNewTab(browser: Browser, viewport: Size): Promise<Tab> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-IE" });
  // With a pointer that moves, so that no page waits with its scripts until it is painted. Not in an email's frame,
  // where no script may run and the browser says so.
  await context.addInitScript(() => {
    if (window === window.top)
      document.addEventListener("DOMContentLoaded", () => document.dispatchEvent(new Event("pointermove")));
  });
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    goWhenHydrated(page);
    return page;
  };
  const page = await context.newPage();
  const tab: Tab = { context, page, isWorn: false };
  const wear = () => {
    tab.isWorn = true;
  };
  noteUse(page, ["addInitScript", "exposeFunction", "exposeBinding", "emulateMedia", "setExtraHTTPHeaders"], wear);
  noteUse(page.clock, ["install", "setFixedTime", "setSystemTime"], wear);
  noteUse(context, ["addInitScript", "exposeFunction", "grantPermissions", "setGeolocation", "setOffline"], wear);
  return tab;
}

function noteUse<T extends object>(target: T, names: readonly (keyof T)[], note: () => void): void {
  for (const name of names) {
    const method = target[name];
    if (typeof method !== "function") throw new Error(`There is no method ${String(name)}`);
    const noted = (...given: unknown[]) => {
      note();
      return method.apply(target, given);
    };
    Object.assign(target, { [name]: noted });
  }
}

const LISTENED = ["console", "pageerror", "request", "response", "requestfailed", "requestfinished", "dialog"] as const;

/** The tab waits for the next visitor, as empty as a new one; one that cannot be emptied is closed. */
export async function leaveTab(browser: Browser, tab: Tab): Promise<void> {
  const isEmpty = !tab.isWorn && !empty.has(browser) && (await isEmptiedInTime(tab));
  if (isEmpty) empty.set(browser, tab);
  else await tab.context.close();
}

/** Most of its steps have no time limit in the browser's protocol. */
const isEmptiedInTime = (tab: Tab): Promise<boolean> =>
  Promise.race([hasEmptied(tab).catch(() => false), after(10_000, false, { ref: false })]);

/** Stays in the page's process, as another one would read all scripts again: so on the shop's address, not on an empty page. */
async function hasEmptied({ context, page }: Tab): Promise<boolean> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const name of LISTENED) {
    page.removeAllListeners(name);
    context.removeAllListeners(name);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  const { origin } = new URL(page.url());
  if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(origin)) return false;
  await page.goto(`${origin}/robots.txt`, { timeout: 5_000 });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send("Page.resetNavigationHistory");
  await session.detach();
  return page.url() === `${origin}/robots.txt`;
}
