// The two pictures that the README opens with, into docs/pictures: npm run screenshots -- readme
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { end, imagesHaveSizes, remove, root, runBuilt, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { ENV, settled, signIn } from "./admin.mjs";
import { KEEPER } from "./admin-example.mjs";
import { aContext } from "./capture.mjs";

const PICTURES = join(root, "docs/pictures");

export async function captureForReadme(browser) {
  mkdirSync(PICTURES, { recursive: true });
  const folder = throwAwayFolder();
  await end((await startBuiltShop(folder, ENV)).child);
  await runBuilt("seed", folder, ["--orders", "3000"]);
  const shop = await startBuiltShop(folder, ENV);
  await imagesHaveSizes(shop.url);
  const context = await aContext(browser, 1440);
  const page = await context.newPage();
  const photograph = async (name) => {
    await page.waitForLoadState("networkidle");
    const quality = { quality: 82, effort: 6 };
    await sharp(await page.screenshot())
      .webp(quality)
      .toFile(join(PICTURES, `${name}.webp`));
  };
  await page.goto(shop.url);
  await photograph("shop");
  await page.goto(`${shop.url}/admin/login`);
  await signIn(page, KEEPER);
  await page.waitForURL(`${shop.url}/admin`);
  await settled(page);
  await photograph("back-office");
  await context.close();
  await end(shop.child);
  remove(folder);
}
