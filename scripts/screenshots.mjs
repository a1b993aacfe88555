// Images of the screens and their states in three widths, into .test/screenshots:
// npm run screenshots -- [admin] [390 768 1440] [only scenarios whose name begins so]
// Each is looked at by axe too, and none may scroll sideways; what is found is printed and fails.
// npm run screenshots -- readme makes the pictures of the README.
// npm run screenshots -- guide [names] makes the pictures of the guide for the shopkeeper.
// What differs from the images that were accepted last (npm run screenshots -- accept) is told and drawn.
import { captureBackOffice } from "./screenshots/admin.mjs";
import { openBrowser } from "./screenshots/capture.mjs";
import { accept, tellChanges } from "./screenshots/compare.mjs";
import { captureForGuide } from "./screenshots/guide.mjs";
import { captureForReadme } from "./screenshots/readme.mjs";
import { captureShop } from "./screenshots/shop.mjs";

const asked = process.argv.slice(2);
if (asked[0] === "accept") {
  accept();
  process.exit(0);
}
if (asked[0] === "readme" || asked[0] === "guide") {
  const browser = await openBrowser();
  await (asked[0] === "guide" ? captureForGuide(browser, asked.slice(1)) : captureForReadme(browser));
  await browser.close();
  process.exit(0);
}
const isAdmin = asked[0] === "admin";
const widths = asked.filter((word) => /^\d+$/.test(word)).map(Number);
const only = asked.slice(isAdmin ? 1 : 0).filter((word) => !/^\d+$/.test(word));

const browser = await openBrowser();
const capture = isAdmin ? captureBackOffice : captureShop;
const captures = await capture({ browser, widths: widths.length > 0 ? widths : [390, 768, 1440], only });
await browser.close();
await tellChanges(captures.flatMap(({ images }) => images));
for (const out of new Set(captures.map((capture) => capture.out))) console.log(out);
process.exit(captures.some(({ findings }) => findings.length > 0) ? 1 : 0);
