// Beside each scene of the demo a smaller file of the same pixels, for browsers that read AVIF, and one of fewer for small places. The
// hero has a file of its own for phones.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const SMALL_PX = 960;

const scenes = join(import.meta.dirname, "demo/scenes");
for (const file of readdirSync(scenes).filter((one) => one.endsWith(".webp"))) {
  const name = file.replace(/\.webp$/, "");
  const write = (image, end) => image.avif({ quality: 60, effort: 6 }).toFile(join(scenes, `${name}${end}.avif`));
  await write(sharp(join(scenes, file)), "");
  if (!name.startsWith("hero")) await write(sharp(join(scenes, file)).resize(SMALL_PX), `-${SMALL_PX}`);
}
