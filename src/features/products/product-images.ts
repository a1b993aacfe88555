import { MAX_IMAGES } from "#features/images/image-limits.ts";

/**
 * What the field `image` of a product means, however it was given: a list, one storage path, a full address or a data
 * address. Empty ones are dropped, at most six are used (S 3).
 */
export const imagesOf = (image: unknown): string[] =>
  (Array.isArray(image) ? image : [image])
    .filter((one): one is string => typeof one === "string")
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .slice(0, MAX_IMAGES);
