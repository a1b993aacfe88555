// Images of the screens and their states in three widths, into .test/look:
// npm run look -- [admin] [390 768 1440] [only scenes whose name begins so]
// Each is looked at by axe too, and none may scroll sideways; what is found is printed and fails.
// What differs from the images that were accepted last (npm run look -- accept) is told and drawn.
import { lookAtBackOffice } from "./look/admin.mjs";
import { openBrowser } from "./look/camera.mjs";
import { accept, tellChanges } from "./look/compare.mjs";
import { lookAtShop } from "./look/shop.mjs";

const asked = process.argv.slice(2);
if (asked[0] === "accept") {
  accept();
  process.exit(0);
}
const isAdmin = asked[0] === "admin";
const widths = asked.filter((word) => /^\d+$/.test(word)).map(Number);
const only = asked.slice(isAdmin ? 1 : 0).filter((word) => !/^\d+$/.test(word));

const browser = await openBrowser();
const look = isAdmin ? lookAtBackOffice : lookAtShop;
const cameras = await look({ browser, widths: widths.length > 0 ? widths : [390, 768, 1440], only });
await browser.close();
await tellChanges(cameras.flatMap(({ images }) => images));
for (const out of new Set(cameras.map((camera) => camera.out))) console.log(out);
process.exit(cameras.some(({ findings }) => findings.length > 0) ? 1 : 0);
