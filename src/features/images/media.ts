import { z } from "zod";

/** What can show an image of the store. */
export const USE_KINDS = ["product", "blog-post", "content-page", "collection", "campaign", "policy"] as const;
export type UseKind = (typeof USE_KINDS)[number];

const percent = z.int().min(0).max(100);
/** The point that stays in view where an image is cropped, in percent from its left and top edge. */
export const focusPoint = z.object({ x: percent, y: percent });
export type FocusPoint = z.output<typeof focusPoint>;
export const CENTRE: FocusPoint = { x: 50, y: 50 };

/** "30,70" */
export const focusText = ({ x, y }: FocusPoint): string | null =>
  x === CENTRE.x && y === CENTRE.y ? null : `${x},${y}`;

/** The end of an address, which says what stays in view; `Image` reads it. */
export const focusEnd = (point: FocusPoint): string => {
  const text = focusText(point);
  return text ? `#${text}` : "";
};

export function focusIn(text: string | null): FocusPoint {
  const [x, y] = text?.split(",").map(Number) ?? [];
  return x === undefined || y === undefined ? CENTRE : { x, y };
}

/** An image of the library. */
export const mediaImage = z.object({
  id: z.uuid(),
  path: z.string(),
  src: z.string(),
  thumbnail: z.string(),
  name: z.string(),
  alt: z.string(),
  focus: focusPoint,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  created_at: z.iso.datetime(),
  version: z.int(),
  use_count: z.int(),
  /** The first of them. */
  uses: z.array(
    z.object({
      kind: z.enum(USE_KINDS),
      id: z.uuid(),
      title: z.string(),
      /** Of a product. */
      sku: z.string().nullable(),
      state: z.string().nullable(),
    }),
  ),
});
export type MediaImage = z.output<typeof mediaImage>;

/** What an administrator sets of an image. */
export const mediaChange = z.object({
  name: z.string().trim().max(200).optional(),
  alt: z.string().trim().max(300).optional(),
  focus: focusPoint.optional(),
});
export type MediaChange = z.output<typeof mediaChange>;
