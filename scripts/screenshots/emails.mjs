// Each kind of email, as wide as a phone or as mail programs show it at a desk: on light paper, where the program
// darkens emails, and with images off. One that is dark and does not darken emails shows them as on light paper: they ask for that.
import { WCAG } from "./capture.mjs";

const DESK = 700;

const VIEWS = {
  light: {},
  forced: { isForced: true },
  plain: { hasImages: false },
};

const view = (name, { isForced = false, hasImages = true }) => [
  `letters-${name}`,
  async ({ browser, url, at, width: asked }) => {
    const width = Math.min(asked, DESK);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: isForced ? "dark" : "light",
    });
    const page = await context.newPage();
    if (!hasImages) await page.route(/\.(png|jpe?g|webp|gif)|\/storage\//, (route) => route.abort());
    const session = await context.newCDPSession(page);
    await page.goto(`${url}/dev/emails`);
    const paths = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const path of paths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url + path);
      const html = await page.getByTitle("The email").getAttribute("srcdoc");
      // Programs that darken by themselves do not ask what an email asks for.
      await page.setContent(isForced ? html.replaceAll("light only", "light") : html, { waitUntil: "load" });
      if (isForced) {
        // A change of size ends it, and a screenshot of the whole page is one.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
      }
      // Landmarks belong to pages.
      await at(page)(`letters-${name}-${path.split("/").at(-1)}`, { rules: WCAG });
    }
    await context.close();
  },
];

export const emailScenarios = Object.entries(VIEWS).map(([name, how]) => view(name, how));
