// Draws the wordmark and the mark of the default name, letter by letter: wordmark.svg for the header and invoices,
// public/wordmark.png for emails, public/mark.svg for icons. Capitals are 100 high, stems 11.2, hairlines 4.4 wide.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const STEM = 11.2;
const HAIR = 4.4;
const SERIF = 2.2;
const BRACKET = 8;
/** Between two letters, before a pair's own correction. */
const TRACK = 24;
const INK = "#2a2118";

/** A closed outline of M, L, H, V, C and A in absolute coordinates, moved to the right. */
function outline(dx, ...parts) {
  const rounded = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
  let command = "";
  let place = 0;
  let path = "";
  for (const part of parts) {
    if (typeof part === "string") {
      [command, place] = [part, 0];
      path += part;
      continue;
    }
    const isX = command === "A" ? place % 7 === 5 : command !== "V" && (command === "H" || place % 2 === 0);
    path += `${place === 0 ? "" : " "}${rounded(isX ? part + dx : part)}`;
    place += 1;
  }
  return `${path}Z`;
}

/** A stem with bracketed serifs at its ends: on the left always, on the right where asked. */
function stem(dx, x, { top = false, bottom = false } = {}) {
  const right = x + STEM;
  const [out, upper, lower] = [9, SERIF, 100 - SERIF];
  return outline(
    ...[dx, "M", x - out, 0],
    ...(top
      ? [
          "L",
          right + out,
          0,
          "V",
          upper,
          "C",
          right + out * 0.35,
          upper + 0.6,
          right,
          upper + 2,
          right,
          upper + BRACKET,
        ]
      : ["L", right, 0]),
    ...(bottom
      ? ["V", lower - BRACKET, "C", right, lower - 2, right + out * 0.35, lower - 0.6, right + out, lower, "V", 100]
      : ["V", 100]),
    ...["L", x - out, 100, "V", lower, "C", x - out * 0.35, lower - 0.6, x, lower - 2, x, lower - BRACKET],
    ...["V", upper + BRACKET, "C", x, upper + 2, x - out * 0.35, upper + 0.6, x - out, upper],
  );
}

const topArm = (dx, x, end) =>
  outline(
    ...[dx, "M", x, 0, "H", end, "L", end + 1.6, 19, "H", end - 1],
    ...["C", end - 3, 10.5, end - 9, HAIR, end - 19, HAIR, "H", x],
  );
const bottomArm = (dx, x, end) =>
  outline(
    ...[dx, "M", x, 100, "V", 100 - HAIR, "H", end - 21],
    ...["C", end - 10, 100 - HAIR, end - 3, 89.5, end - 0.4, 79, "H", end + 2.2, "L", end, 100],
  );
const middleArm = (dx, x, end, y) => {
  const [above, below] = [y - HAIR / 2, y + HAIR / 2];
  return outline(
    ...[dx, "M", x, above, "H", end - 9, "C", end - 5, above, end - 2.6, y - 4.5, end - 2, y - 8.5, "H", end],
    ...["V", y + 8.5, "H", end - 2, "C", end - 2.6, y + 4.5, end - 5, below, end - 9, below, "H", x],
  );
};

/** Two legs that lean on each other, and a drop of oil for the bar. */
const A = (dx) => [
  outline(
    ...[dx, "M", 34.5, -2, "H", 46.8, "L", 84.6, 92.8, "C", 85.9, 96.2, 89, 97.5, 95, 97.8, "V", 100, "H", 63.5],
    ...["V", 97.8, "C", 69, 97.4, 73.6, 96.6, 72.3, 93.2],
  ),
  outline(
    ...[dx, "M", 40, 6, "H", 44.9, "L", 15.6, 91.8, "C", 14.4, 95.8, 17, 97.4, 23, 97.8, "V", 100, "H", -3],
    ...["V", 97.8, "C", 4, 97.3, 8.6, 96.2, 10.4, 91.8],
  ),
  outline(
    ...[dx, "M", 43.2, 60, "C", 45.4, 66, 49.4, 70.6, 49.4, 74.6, "A", 6.2, 6.2, 0, 0, 1, 37, 74.6],
    ...["C", 37, 70.6, 41, 66, 43.2, 60],
  ),
];
const U = (dx) => [
  outline(
    ...[dx, "M", 8, 5, "V", 63, "C", 8, 90, 20, 102, 40.5, 102, "C", 61, 102, 72, 90, 72, 63, "V", 5, "H", 67.2],
    ...["V", 63, "C", 67.2, 86, 57, 97.4, 42.5, 97.4, "C", 28, 97.4, 19.2, 86, 19.2, 62, "V", 5],
  ),
  outline(
    ...[dx, "M", -1, 0, "V", 2.2, "C", 5, 2.8, 8, 4.2, 8, 10.2, "H", 19.2],
    ...["C", 19.2, 4.2, 22, 2.8, 28.5, 2.2, "V", 0],
  ),
  outline(
    ...[dx, "M", 58, 0, "V", 2.2, "C", 64, 2.8, 67.2, 4.2, 67.2, 10.2, "H", 72],
    ...["C", 72, 4.2, 75, 2.8, 81, 2.2, "V", 0],
  ),
];
const R = (dx) => [
  stem(dx, 8, { bottom: true }),
  outline(
    ...[dx, "M", 19, 0, "H", 36, "C", 56, 0, 66, 9.5, 66, 26, "C", 66, 42.5, 55, 52.4, 36, 52.4, "H", 19, "V", 48.4],
    ...["H", 34, "C", 47.5, 48.4, 54, 40, 54, 26, "C", 54, 12, 47.5, 4, 34, 4, "H", 19],
  ),
  outline(
    ...[dx, "M", 30.5, 50.5, "H", 44.5, "C", 58, 60, 67, 85, 80, 94.6, "C", 84.6, 97.8, 90, 99.2, 97, 98.6],
    ...["V", 100.6, "C", 83, 103.6, 73, 101.6, 65.5, 93, "C", 54.5, 80.5, 47.5, 57, 30.5, 50.5],
  ),
];
const E = (dx) => [stem(dx, 8), topArm(dx, 8, 56), middleArm(dx, 18, 45, 48.5), bottomArm(dx, 8, 60)];
const L = (dx) => [stem(dx, 8, { top: true }), bottomArm(dx, 8, 59)];

const letters = [
  [A, 93 - 5],
  [U, 80 - 1],
  [R, 86 + 1],
  [E, 64],
  [L, 62 - 3],
  [L, 62 - 3],
  [E, 64],
];
let width = 4;
const path = letters
  .flatMap(([letter, advance]) => {
    const drawn = letter(width);
    width += advance + TRACK;
    return drawn;
  })
  .join("");
width = Math.round(width - TRACK);

const here = import.meta.dirname;
const inPublic = (name) => join(here, "../public", name);
const box = `0 -3 ${width} 108`;
// As `use` shows it: the colour is that of the words around it.
writeFileSync(
  join(here, "wordmark.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><title>Aurelle</title><path id="wordmark" d="${path}"/></svg>\n`,
);
// Three pixels for each of the 184 that emails give it, 12 of them empty on each side. Mail programs that darken emails leave images as
// they are: this gold has 4.2:1 both on cream and on their black.
await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" viewBox="${box}"><path fill="#967126" d="${path}"/></svg>`,
  ),
)
  .extend({ top: 36, bottom: 36, left: 36, right: 36, background: "#96712600" })
  .png({ palette: true })
  .toFile(inPublic("wordmark.png"));
// The same letter with hairlines that 16 pixels can show.
writeFileSync(
  inPublic("mark.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Aurelle</title><rect width="32" height="32" rx="6" fill="#fbf7ef"/><path fill="${INK}" d="M11.700 3.500h4.900l8.900 21.600c.5 1 1.300 1.300 3 1.400v2h-9.800v-2c1.500-.1 2.100-.4 1.700-1.500zM13.700 7.200h2.300L8.100 25c-.5 1.100.2 1.400 1.900 1.500v2H2.500v-2c1.700-.1 2.600-.5 3.100-1.600z"/><path fill="#7a5a16" d="M14.400 16.200c1.500 2.200 2.600 3.800 2.600 5.400a2.600 2.600 0 0 1-5.200 0c0-1.600 1.100-3.200 2.600-5.400z"/></svg>\n`,
);
