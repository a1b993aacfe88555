/** What is wrong with the file of an official notice. */
export const messages = {
  tooLarge: (megabytes: string) =>
    `The file is too large: at most ${megabytes} MB, as it travels with each confirmation.`,
  pdf: "This is a PDF. It cannot stand on a page without a click: choose the notice as an image (PNG or JPEG).",
  svg: "This is an SVG, which may hold scripts: choose the notice as an image (PNG or JPEG).",
  other: "This file is not an image the shop can show: choose PNG, JPEG or WebP.",
  tooSmall: (width: string, least: string) =>
    `This image is ${width} pixels wide. The notice can be read from ${least} pixels on.`,
  meanwhile: "Somebody else has changed the notice of this language meanwhile.",
  none: "There is no official notice in this language.",
} as const;
