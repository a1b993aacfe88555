export const messages = {
  noImage: "This file is not an image the shop can use: JPEG, PNG, WebP, GIF or AVIF.",
  tooManyBytes: (megabytes: number) => `This image is too large: at most ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `This image has too many pixels: at most ${megapixels} million.`,
  tooNarrow: (width: number, height: number, ratio: number) =>
    `This image is too narrow: ${width} × ${height} pixels. Its long side may be ${ratio} times its short side at most.`,
  imageGone: "One of the images is no longer in the store. Choose it again.",
  gone: "This image does not exist any more.",
  replacedGone: "The earlier file is not there any more.",
  inUse: (count: number) =>
    count === 1
      ? "It is in use, so it cannot be deleted."
      : `It is in use in ${count} places, so it cannot be deleted.`,
  changed: "Somebody else has changed this image meanwhile.",
  damaged: "This image is damaged or incomplete.",
  moving:
    "This image moves, and the shop shows still images only. Save one of its pictures as JPEG, PNG or WebP and upload that.",
};
