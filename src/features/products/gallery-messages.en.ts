/** What the gallery of a product page says. */
export const messages = {
  images: "Pictures",
  strip: "Pictures, arrow keys show the others",
  thumbnails: "Choose a picture",
  enlarge: "Enlarge the picture",
  closer: "Look closer",
  previous: "Previous picture",
  next: "Next picture",
  imageOf: (number: number, count: number) => `${number} of ${count}`,
  close: "Close",
  image: (number: number, alt: string) => `Picture ${number}: ${alt}`,
} as const;
