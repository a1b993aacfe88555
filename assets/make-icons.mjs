// Icons from public/favicon.svg, and the picture that a shared link shows. Needs EB Garamond (fonts-ebgaramond).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const here = import.meta.dirname;
const inPublic = (name) => join(here, "../public", name);
const icon = readFileSync(inPublic("favicon.svg"));
const drawn = (side) => sharp(icon, { density: (72 * side) / 32 }).resize(side, side);

// Apple rounds the corners itself and shows transparent ones in black.
await drawn(180).flatten({ background: "#fbf7ef" }).png({ palette: true }).toFile(inPublic("apple-touch-icon.png"));

for (const side of [192, 512])
  await drawn(side)
    .png({ palette: true })
    .toFile(inPublic(`icon-${side}.png`));

const small = await drawn(48).png().toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.set([48, 48], 6);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync(inPublic("favicon.ico"), Buffer.concat([head, small]));

const words = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="EB Garamond" fill="#2a2118">
  <text x="84" y="318" font-size="118" letter-spacing="2">Aurelle</text>
  <path d="M90 352h64" stroke="#b8923a" stroke-width="2"/>
  <text x="88" y="404" font-size="34">Diffusers and essential oils</text>
  <text x="88" y="448" font-size="34">for a quiet home</text>
</svg>`;
await sharp(join(here, "demo/scenes/hero.webp"))
  .extract({ left: 210, top: 236, width: 1710, height: 898 })
  .resize(1200, 630)
  .composite([{ input: Buffer.from(words) }])
  .jpeg({ quality: 86, mozjpeg: true })
  .toFile(join(here, "demo/scenes/social.jpg"));
