import { withLanguage } from "#platform/language/with-language.ts";
import type { IssuedDocument } from "../document.ts";
import { ublDocument } from "../ubl.ts";

/** The document for programs, in its own language; null where the seller has no VAT number. */
export const eInvoice = (document: IssuedDocument): string | null =>
  withLanguage(document.language, () => ublDocument(document));
