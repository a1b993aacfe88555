declare global {
  interface Window {
    /** Hands the page over to its scripts. Only on pages whose scripts load late. */
    takeOver?: () => void;
  }
}

/**
 * The page, which one can read and use before its scripts, asking for them only once it is painted: on a slow line they would
 * take their share of it from the image and the fonts.
 *
 * @param html as the router's `Scripts` wrote it
 * @param mark an attribute that only our own script tags have: a text may contain script tags too
 */
export const withLateScripts = (html: string, mark: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(`${mark} type="module" async=""`, `${mark} type="late-module"`);

/**
 * Runs in the page, as text: it may use nothing from outside itself. Asks for the page's scripts when the page is painted, when
 * somebody is there, or when it took too long, whichever is first. A button that is tapped before the scripts serve the page
 * acts as soon as they do; links, and forms with an address of their own, work by themselves.
 */
function fetchScriptsLate(): void {
  const MAX_MS = 4000;
  const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "scroll"];
  const taps: HTMLElement[] = [];
  const waiting = new AbortController();
  const tapping = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    ask([...document.querySelectorAll<HTMLLinkElement>("link[rel=late-modulepreload]")]);
  };
  // A few at a time: 23 at once are a task of 18 to 25 ms on a computer.
  const ask = (links: HTMLLinkElement[]) => {
    for (const link of links.splice(0, 4)) link.rel = "modulepreload";
    if (links.length > 0) {
      setTimeout(ask, 0, links);
      return;
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = document.querySelector("script[type=late-module]")?.textContent ?? "";
    document.body.append(script);
  };
  const keepTap = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>("button[type=button]");
    if (!button) return;
    // React may already listen: nothing happens twice.
    event.stopImmediatePropagation();
    taps.push(button);
  };
  window.takeOver = () => {
    tapping.abort();
    // Each sees what the one before it changed.
    for (const [place, button] of taps.entries()) setTimeout(() => button.click(), place);
  };
  document.addEventListener("click", keepTap, { capture: true, signal: tapping.signal });
  for (const sign of SIGNS_OF_LIFE)
    document.addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal });
  const beginWhenPainted = () => new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  window.addEventListener("load", beginWhenPainted, { signal: waiting.signal });
  setTimeout(begin, MAX_MS);
}

export const lateScript = `(${fetchScriptsLate})()`;

/**
 * Runs in the page, as text. Where one of the page's scripts does not come, nothing serves the page, and a browser asks for no
 * script twice: once the shop has an answer for all of them, the page is loaded anew. Once only, and not under the hands of a
 * person who fills in a form or is on the way elsewhere.
 */
function loadAnewWithoutScripts(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const answered = async ({ href }: HTMLLinkElement) => {
    if ((await fetch(href)).status >= 500) throw new Error(href);
  };
  let isBusy = visit?.type === "reload";
  const tryAgain = (pause: number) =>
    setTimeout(() => {
      Promise.all([...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(answered)).then(
        () => isBusy || location.reload(),
        () => isBusy || tryAgain(2 * pause),
      );
    }, pause);
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === "module" && !isBusy) tryAgain(3000);
  };
  for (const sign of ["input", "submit", "beforeunload"])
    window.addEventListener(
      sign,
      () => {
        isBusy = true;
      },
      true,
    );
  document.addEventListener("error", failed, true);
}

export const lostScript = `(${loadAnewWithoutScripts})();`;
