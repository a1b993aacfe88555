/** Errors of the endpoints for documents. */
export const messages = {
  noSuchDocument: "There is no such document.",
  noVatNumber:
    "The seller had no VAT number when this document was issued, so it cannot be written as an e-invoice. Enter the number under Settings; documents issued from then on have it.",
  tooLong: "Choose a period of at most a year.",
  noDocuments: "There are no documents in this period.",
  tooMany: (count: number, max: number) =>
    `${count} documents are too many for one archive. Choose a shorter period with at most ${max}.`,
} as const;
