export const messages = {
  noImage: "This file is not a picture the shop can use: JPEG, PNG, WebP, GIF or AVIF.",
  tooManyBytes: (megabytes: number) => `This picture is too large: at most ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `This picture has too many pixels: at most ${megapixels} million.`,
  tooNarrow: (width: number, height: number, ratio: number) =>
    `This picture is too narrow: ${width} × ${height} pixels. Its long side may be ${ratio} times its short side at most.`,
  stillShown: "This picture is in use, or no longer in the store.",
  damaged: "This picture is damaged or incomplete.",
};
