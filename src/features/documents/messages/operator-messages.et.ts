import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  noSuchDocument: "Sellist dokumenti ei ole.",
  noVatNumber:
    "Selle dokumendi väljastamisel ei olnud müüjal käibemaksukohustuslase numbrit, seega ei saa seda e-arvena kirjutada. Sisesta number seadetes; edaspidi väljastatud dokumentidel on see olemas.",
  tooLong: "Vali periood, mis ei ole aastast pikem.",
  noDocuments: "Sel perioodil dokumente ei ole.",
  tooMany: (count: number, max: number) =>
    `${count} dokumenti on ühe arhiivi jaoks liiga palju. Vali lühem periood, milles on kuni ${max}.`,
} satisfies Messages<typeof en>;
