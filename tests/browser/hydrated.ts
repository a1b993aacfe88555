import type { Page } from "playwright-core";

/** Waits until React has taken over the whole page, at its end too; at once where the page has no scripts. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      !("__reactRouterContext" in window) ||
      [...document.querySelectorAll("html, h1, form, footer")].every((one) =>
        Object.keys(one).some((key) => key.startsWith("__react")),
      ),
  );

/**
 * Going to a page ends when React listens, as before that a click may go to the page without scripts and typed text may be lost.
 * It ends earlier where `waitUntil` says so.
 */
export function goWhenHydrated(page: Page): void {
  const { goto, reload } = page;
  Object.assign(page, {
    goto: async (...given: Parameters<typeof goto>) => {
      const answer = await goto.apply(page, given);
      if (!isEarly(given[1]?.waitUntil)) await hydrated(page);
      return answer;
    },
    reload: async (...given: Parameters<typeof reload>) => {
      const answer = await reload.apply(page, given);
      if (!isEarly(given[0]?.waitUntil)) await hydrated(page);
      return answer;
    },
  });
}

const isEarly = (waitUntil?: string): boolean => waitUntil === "commit" || waitUntil === "domcontentloaded";
