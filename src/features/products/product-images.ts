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
