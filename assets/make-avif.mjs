// Beside each scene of the demo a smaller file of the same pixels, for browsers that read AVIF, and one of fewer for small places. The
// hero has a file of its own for phones.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const SMALL_PX = 960;
/** Pictures of products that pages show by themselves, and as thumbnails. */
const ROOMS = {
  "gift-box": "linen-gift-box-1",
  evening: "amber-stone-diffuser-2",
  study: "walnut-grove-diffuser-2",
};
const ROOM_PX = 1600;
const AS_THUMBNAILS = ["lune-ceramic-diffuser-1", "cedarwood-oil-1"];
const THUMBNAIL_PX = 192;

const pictures = join(import.meta.dirname, "demo/pictures");
const scenes = join(import.meta.dirname, "demo/scenes");
const rooms = join(import.meta.dirname, "demo/rooms");
const thumbnails = join(import.meta.dirname, "demo/thumbnails");

for (const [name, picture] of Object.entries(ROOMS))
  await sharp(join(pictures, `${picture}.webp`))
    .resize(ROOM_PX)
    .webp({ quality: 80 })
    .toFile(join(rooms, `${name}.webp`));
for (const picture of AS_THUMBNAILS)
  await sharp(join(pictures, `${picture}.webp`))
    .resize(THUMBNAIL_PX)
    .webp({ quality: 80 })
    .toFile(join(thumbnails, `${picture}.webp`));
for (const folder of [scenes, rooms])
  for (const file of readdirSync(folder).filter((one) => one.endsWith(".webp"))) {
    const name = file.replace(/\.webp$/, "");
    const write = (image, end) => image.avif({ quality: 60, effort: 6 }).toFile(join(folder, `${name}${end}.avif`));
    await write(sharp(join(folder, file)), "");
    if (!name.startsWith("hero")) await write(sharp(join(folder, file)).resize(SMALL_PX), `-${SMALL_PX}`);
  }
