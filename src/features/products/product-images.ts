/** Whether it is a data URL, which a file of products leaves out. */
export const isEmbedded = (image: string): boolean => image.startsWith("data:");

/** What a file names as the images of a product, with the embedded ones of `before` in their places unless it names such itself. */
export function withEmbedded(named: readonly string[], before: readonly string[]): string[] {
  const all = [...named];
  if (all.some(isEmbedded)) return all;
  for (const [place, image] of before.entries()) if (isEmbedded(image)) all.splice(place, 0, image);
  return all;
}
