import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { fileName, type IssuedDocument } from "../document.ts";
import { documentFiles } from "./documents-table.ts";
import { eInvoice } from "./e-invoice.ts";

/**
 * The document as PDF. The first who asks writes it, and everybody gets those bytes from then on, also after the program that
 * writes them has changed. One that is known to have no file yet is not looked for. @throws Error where the stored bytes are not those of its SHA-256
 */
export async function documentFile(db: Db, document: IssuedDocument & { hasFile?: boolean }): Promise<Buffer> {
  const stored = document.hasFile === false ? null : await storedFile(db, document.id);
  if (stored) return stored;
  const bytes = await rendered(document);
  const [isFirst] = await db
    .insert(documentFiles)
    .values({ documentId: document.id, sha256: sha256(bytes), bytes })
    .onConflictDoNothing()
    .returning({ id: documentFiles.documentId });
  return isFirst ? bytes : ((await storedFile(db, document.id)) ?? bytes);
}

async function storedFile(db: Db, documentId: string): Promise<Buffer | null> {
  const [stored] = await db.select().from(documentFiles).where(eq(documentFiles.documentId, documentId));
  if (!stored) return null;
  if (!sha256(stored.bytes).equals(stored.sha256))
    throw new Error(`The file of the document ${documentId} was changed`);
  return stored.bytes;
}

const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** With the same document for programs in it, where a business bought. */
async function rendered(document: IssuedDocument): Promise<Buffer> {
  // Fonts and layout are loaded by the first document: most processes never write one.
  const { documentPdf } = await import("./pdf/document-pdf.ts");
  const xml = document.data.buyer.vatNumber ? eInvoice(document) : null;
  const enclosed = xml ? [{ name: fileName(document, "xml"), type: "text/xml", bytes: Buffer.from(xml) }] : [];
  return withLanguage(document.language, () => documentPdf(document, enclosed));
}
