import { fileName } from "#features/documents/document.ts";
import { documentFile } from "#features/documents/server/document-file.ts";
import { type DocumentOfOrder, documentsOfOrder } from "#features/documents/server/document-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, transact } from "#platform/database/database.ts";
import type { Attachment } from "#platform/email/email.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import type { DocumentLink } from "../order-view.ts";
import { issueDocuments } from "./issue-documents.ts";
import { lockOrderIfThere } from "./lock-order.ts";

/** Issues what an order of before there were documents lacks, and answers all that it has. */
export const completeDocuments = (
  shop: Pick<AppContext, "db" | "clock">,
  orderId: string,
): Promise<DocumentOfOrder[]> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrderIfThere(tx, orderId);
    if (order) await issueDocuments(tx, order, shop.clock.now());
    return documentsOfOrder(tx, orderId);
  });

/** For the pages of its buyer. */
export const documentLinks = async (db: Db, orderId: string): Promise<DocumentLink[]> =>
  (await documentsOfOrder(db, orderId)).map(({ id, kind, number, data: { buyer, seller } }) => ({
    id,
    kind,
    number,
    hasXml: buyer.vatNumber !== null && seller.vatNumber !== null,
  }));

/**
 * The invoice of an order, the credit note of a refund, or both of a correction, as an email brings them; nothing where the shopkeeper does not want it.
 * An email never waits for a document that cannot be written: its customer can download it later.
 */
export async function attachedDocuments(
  shop: Pick<AppContext, "db" | "clock" | "log">,
  about: About,
  settings: StoreSettings,
): Promise<Attachment[]> {
  if (!settings.invoiceWithConfirmation) return [];
  try {
    return await attached(shop, about);
  } catch (error) {
    shop.log.error({ err: error, ...about }, "a document could not be attached to an email");
    return [];
  }
}

/** What an email is about: an order as it was paid, a refund of it, or a correction. */
interface About {
  orderId: string;
  refundId?: string | undefined;
  correctionId?: string | undefined;
}

async function attached(shop: Pick<AppContext, "db" | "clock">, about: About): Promise<Attachment[]> {
  const issued = documentsAbout(await documentsOfOrder(shop.db, about.orderId), about);
  const documents = issued.length > 0 ? issued : documentsAbout(await completeDocuments(shop, about.orderId), about);
  const attachments: Attachment[] = [];
  for (const document of documents) {
    const content = (await documentFile(shop.db, document)).toString("base64");
    const filename = fileName(document, "pdf");
    attachments.push({ filename, contentType: "application/pdf", content, encoding: "base64" });
  }
  return attachments;
}

function documentsAbout(issued: readonly DocumentOfOrder[], { refundId, correctionId }: About): DocumentOfOrder[] {
  if (correctionId)
    return issued.filter(({ dedupeKey }) =>
      [`changed:${correctionId}`, `corrected:${correctionId}`].includes(dedupeKey),
    );
  const document = issued.findLast(({ kind, refundId: of, dedupeKey }) =>
    // The credit note of a correction is over the whole invoice: it comes with the email about the change, beside the new invoice.
    refundId ? dedupeKey === `refund:${refundId}` : kind === "invoice" && of === null,
  );
  return document ? [document] : [];
}
