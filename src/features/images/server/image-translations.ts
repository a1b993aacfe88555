import { sql } from "drizzle-orm";
import { messages } from "#features/translations/messages.ts";
import type { Translated } from "#features/translations/server/translated.ts";
import { textField } from "#features/translations/translation.ts";

/** The alternative texts of the images that the shop shows. */
export const translatedImages: Translated = {
  kind: "image",
  fields: [textField("alt", () => messages.fields.alt, "line", 300)],
  whole: null,
  urgent: [],
  table: "image_translations",
  key: "image_id",
  idType: "uuid",
  columns: ["alt"],
  english: sql`
    SELECT id, alt AS title, unsaved_since IS NULL AS is_shown, jsonb_build_object('alt', alt) AS english
    FROM images WHERE alt <> ''`,
  textsOf: ({ alt }) => ({ alt: typeof alt === "string" ? alt : "" }),
  columnsOf: ({ alt }) => ({ alt: alt || null }),
};
