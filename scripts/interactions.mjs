// How long the shop takes to answer a press: the longest interaction of each step of a visit on a phone (INP), in ms.
// Then how long suggestions and results take to follow a letter of a search.
// A processor SLOWER times as slow (4, as Lighthouse reckons a phone), VISITS visits (3). npm run interactions
import { chromium, devices } from "playwright-core";
import { end, remove, startBuiltShop, throwAwayFolder } from "./built-shop.mjs";
import { findChromium } from "./find-chromium.mjs";

const SLOWER = Number(process.env.SLOWER ?? 4);
const VISITS = Number(process.env.VISITS ?? 3);

const STEPS = {
  "open the menu": (page) => page.getByRole("button", { name: "Menu" }).tap(),
  "close the menu": (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).tap(),
  filter: (page) => page.getByRole("link", { name: "Diffusers" }).first().tap(),
  "go to a product": (page) => page.getByRole("link", { name: "Amber Stone Diffuser" }).first().tap(),
  "add to the cart": (page) => page.getByRole("button", { name: "Add to cart" }).first().tap(),
  "open the drawer": (page) => page.getByRole("button", { name: /^Cart/ }).tap(),
  "one more": (page) =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: /^Increase/ })
      .first()
      .tap(),
  "to the checkout": (page) =>
    page
      .getByRole("dialog")
      .getByRole("link", { name: /Checkout/ })
      .tap(),
  "type an email": (page) => page.getByRole("main").getByLabel("Email").pressSequentially("mari@example.com"),
  "choose a country": (page) =>
    page.getByRole("combobox", { name: "Country", exact: true }).selectOption({ label: "Latvia" }),
  "choose the courier": (page) => page.getByRole("radio", { name: "Courier" }).tap({ force: true }),
};

const { CHROMIUM_PATH: executablePath } = await findChromium();
const folder = throwAwayFolder();
const shop = await startBuiltShop(folder);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

async function aPhone() {
  const context = await browser.newContext(devices["Pixel 7"]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { context, page };
}

/** From a letter to the frame that shows other suggestions, and to that with other results, in ms; of letters that change them. */
async function lettersOf(word) {
  const { context, page } = await aPhone();
  await page.goto(`${shop.url}/search`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    let typed = 0;
    const begin = () => {
      typed = performance.now();
      window.shown = {};
    };
    document.addEventListener("input", begin, true);
    const isSuggestions = ({ target, addedNodes }) =>
      target.parentElement?.closest("form nav") || [...addedNodes].some(({ nodeName }) => nodeName === "NAV");
    new MutationObserver((changes) => {
      const [what, shown] = [changes.some(isSuggestions) ? "suggestions" : "results", window.shown];
      requestAnimationFrame(() => setTimeout(() => (shown[what] ??= performance.now() - typed)));
    }).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
  });
  const field = page.getByRole("main").getByRole("searchbox");
  const shown = [];
  for (const letter of word) {
    await field.pressSequentially(letter);
    shown.push(await page.evaluate(() => new Promise((tell) => setTimeout(() => tell(window.shown), 1500))));
  }
  await context.close();
  return shown;
}

async function visit() {
  const { context, page } = await aPhone();
  await context.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) window.interactions.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  await page.goto(`${shop.url}/products`, { waitUntil: "networkidle" });
  const longest = {};
  for (const [step, act] of Object.entries(STEPS)) {
    await page.evaluate(() => window.interactions.splice(0));
    await act(page);
    await page.waitForLoadState("networkidle");
    // By then the browser has told of the last one.
    longest[step] = await page.evaluate(
      () => new Promise((tell) => setTimeout(() => tell(Math.max(0, ...window.interactions)), 1000)),
    );
  }
  await context.close();
  return longest;
}

const visits = [];
for (let one = 0; one < VISITS; one += 1) visits.push(await visit());
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
console.table(
  Object.fromEntries(
    Object.keys(STEPS).map((step) => {
      const times = visits.map((one) => one[step]);
      return [step, { "median ms": median(times), "longest ms": Math.max(...times) }];
    }),
  ),
);
const letters = [];
for (const word of ["lavender", "diffuser", "bergamot"]) letters.push(...(await lettersOf(word)));
for (const what of ["suggestions", "results"]) {
  const times = letters.flatMap((shown) => shown[what] ?? []);
  const [usual, longest] = [median(times), Math.max(...times)].map(Math.round);
  console.log(`${what} follow a letter in ${usual} ms, at most ${longest} (${times.length} letters)`);
}
await browser.close();
await end(shop.child);
remove(folder);
