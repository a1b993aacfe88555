// Tells which screens look different from the last accepted ones, and draws where. Both stay outside git, in .test.
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import { root } from "../built-shop.mjs";

const NEW = join(root, ".test/screenshots");
const ACCEPTED = join(root, ".test/screenshots-accepted");
const CHANGES = join(root, ".test/screenshots-changes");
/** Of 255: what is less is the grain of emails and gradients. */
const VISIBLE = 24;

/** From now on these are the ones to compare with. */
export function accept() {
  cpSync(NEW, ACCEPTED, { recursive: true });
  console.log(`Accepted: ${ACCEPTED}`);
}

/** `images` are whole paths of new ones; those that were never accepted are new and no change. */
export async function tellChanges(images) {
  for (const image of images) {
    const name = relative(NEW, image);
    const [before, drawn] = [join(ACCEPTED, name), join(CHANGES, name)];
    if (!existsSync(before)) continue;
    const share = await difference(image, before, drawn);
    if (share > 0) console.log(`changed ${(100 * share).toFixed(2).padStart(6)} %  ${drawn}`);
  }
}

/** The share of pixels that differ; where there are some, an image of them is drawn. */
async function difference(now, before, target) {
  const [a, b] = await Promise.all([now, before].map((file) => sharp(file).metadata()));
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const same = { width, height, fit: "contain", position: "left top", background: "#f0f" };
  const [one, other] = await Promise.all(
    [now, before].map((file) => sharp(file).removeAlpha().resize(same).toBuffer()),
  );
  const differing = await sharp(one)
    .composite([{ input: other, blend: "difference" }])
    .removeAlpha()
    .greyscale()
    .threshold(VISIBLE)
    .toBuffer();
  const { channels } = await sharp(differing).stats();
  const share = (channels[0]?.mean ?? 0) / 255;
  if (share > 0) {
    mkdirSync(dirname(target), { recursive: true });
    await sharp(differing).png().toFile(target);
  }
  return share;
}
