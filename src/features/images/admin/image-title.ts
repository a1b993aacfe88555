import type { MediaImage } from "../media.ts";
import { messages } from "../media-messages.ts";

/** What an image is called: as somebody named it, or as what shows it. */
export const titleOf = ({ name, uses: [use], alt }: Pick<MediaImage, "name" | "uses" | "alt">): string =>
  name || use?.title || alt || messages.unnamed;
