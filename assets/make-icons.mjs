// Icons from public/mark.svg, those of a shop with another name from public/favicon.svg, and the picture that a shared link shows.
// Needs EB Garamond (fonts-ebgaramond).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const here = import.meta.dirname;
const inPublic = (name) => join(here, "../public", name);
const icons = { mark: readFileSync(inPublic("mark.svg")), icon: readFileSync(inPublic("favicon.svg")) };
const drawn = (icon, side) => sharp(icon, { density: (72 * side) / 32 }).resize(side, side);

for (const [name, icon] of Object.entries(icons)) {
  // Apple rounds the corners itself and shows transparent ones in black.
  await drawn(icon, 180)
    .flatten({ background: "#fbf7ef" })
    .png({ palette: true })
    .toFile(inPublic(`${name}-180.png`));
  for (const side of [192, 512])
    await drawn(icon, side)
      .png({ palette: true })
      .toFile(inPublic(`${name}-${side}.png`));
}

// Asked for by its fixed name, whatever the shop is called.
const small = await drawn(icons.icon, 48).png().toBuffer();
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
  <g transform="translate(84 254) scale(.62)">${readFileSync(join(here, "wordmark.svg"), "utf8")
    .match(/<path[^>]+>/)
    ?.join("")}</g>
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
