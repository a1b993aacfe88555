// Beside each scene of the demo a smaller file of the same pixels, for browsers that read AVIF.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const scenes = join(import.meta.dirname, "demo/scenes");
for (const name of readdirSync(scenes).filter((one) => one.endsWith(".webp")))
  await sharp(join(scenes, name))
    .avif({ quality: 60, effort: 6 })
    .toFile(join(scenes, name.replace(/webp$/, "avif")));
