import { MAX_IMAGES } from "#features/images/image-limits.ts";

/**
 * The images in the field `image` of a product: a list, one storage path, a full URL or a data URL. Empty ones are
 * dropped, at most six are used (storefront 3).
 */
export const imagesOf = (image: unknown): string[] =>
  (Array.isArray(image) ? image : [image])
    .filter((one): one is string => typeof one === "string")
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .slice(0, MAX_IMAGES);

/** Whether it is a data URL, which a file of products leaves out. */
export const isEmbedded = (image: string): boolean => image.startsWith("data:");

/** What a file names as the images of a product, with the embedded ones of `before` in their places unless it names such itself. */
export function withEmbedded(named: readonly string[], before: readonly string[]): string[] {
  const all = [...named];
  if (all.some(isEmbedded)) return all;
  for (const [place, image] of before.entries()) if (isEmbedded(image)) all.splice(place, 0, image);
  return all;
}
