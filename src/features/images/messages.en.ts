export const messages = {
  noImage: "This file is not an image the shop can use: JPEG, PNG, WebP, GIF or AVIF.",
  tooManyBytes: (megabytes: number) => `This image is too large: at most ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `This image has too many pixels: at most ${megapixels} million.`,
  tooNarrow: (width: number, height: number, ratio: number) =>
    `This image is too narrow: ${width} × ${height} pixels. Its long side may be ${ratio} times its short side at most.`,
  stillShown: "This image is in use, or no longer in the store.",
  damaged: "This image is damaged or incomplete.",
};
