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
  /** When it is removed at the earliest; null for one that is shown or kept. */
  goes_after: z.iso.datetime().nullable(),
  /** The first of them. */
  uses: z.array(
    z.object({
      kind: z.enum(USE_KINDS),
      id: z.uuid(),
      title: z.string(),
      /** Of a product. */
      sku: z.string().nullable(),
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

/** What is written into the editor of an image. */
export type MediaDraft = Pick<MediaImage, "name" | "alt" | "focus">;

export const mediaDraftOf = ({ name, alt, focus }: MediaDraft): MediaDraft => ({ name, alt, focus });

const isSameFocus = (one: FocusPoint, other: FocusPoint): boolean => one.x === other.x && one.y === other.y;

export const isSameDraft = (one: MediaDraft, other: MediaDraft): boolean =>
  one.name === other.name && one.alt === other.alt && isSameFocus(one.focus, other.focus);

/** What was changed since `base`, upon what is saved now. */
export const mergedMedia = (base: MediaDraft, mine: MediaDraft, now: MediaDraft): MediaDraft => ({
  name: mine.name === base.name ? now.name : mine.name,
  alt: mine.alt === base.alt ? now.alt : mine.alt,
  focus: isSameFocus(mine.focus, base.focus) ? now.focus : mine.focus,
});

/** An editor of an image: what is written in it, and the edition that it is written upon. */
export interface MediaEditing {
  seen: MediaImage;
  draft: MediaDraft;
}

/**
 * Goes on from what is saved now. What is typed stays upon its edition, so that a save is refused where somebody else has
 * saved meanwhile; `isTold`: they know. Another path is the file that was replaced in this editor.
 */
export function editingUpon(editing: MediaEditing, now: MediaImage, isTold = false): MediaEditing {
  const { seen, draft } = editing;
  const isOther = now.path !== seen.path;
  if (!isOther && now.version <= seen.version) return editing;
  if (!isOther && !isTold && !isSameDraft(draft, seen)) return editing;
  return { seen: now, draft: mergedMedia(seen, draft, now) };
}
