import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  noSuchDocument: "Tokio dokumento nėra.",
  noVatNumber:
    "Kai šis dokumentas buvo išrašytas, pardavėjas neturėjo PVM mokėtojo kodo, todėl jo negalima parašyti kaip e. sąskaitos. Įveskite kodą nustatymuose; vėliau išrašyti dokumentai jį turės.",
  tooLong: "Pasirinkite ne ilgesnį nei metų laikotarpį.",
  noDocuments: "Šiuo laikotarpiu dokumentų nėra.",
  tooMany: (count: number, max: number) =>
    `Vienam archyvui dokumentų per daug: ${count}. Pasirinkite trumpesnį laikotarpį, kuriame jų būtų ne daugiau kaip ${max}.`,
} satisfies Messages<typeof en>;
