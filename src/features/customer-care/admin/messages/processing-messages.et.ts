import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./processing-messages.en.ts";

const number = numberIn("et");

export const messages = {
  title: "Töötlemistoimingute register",
  lead: "Mida see pood isikuandmetega teeb, sisse lülitatud funktsioonide põhjal (IKÜM, artikkel 30). Lisa ise, mis toimub väljaspool poodi. Ühe inimese andmed leiad klientide alt või selle lehe lõpust.",
  back: "Valmis avamiseks",
  loading: "Laadin registrit",
  failed: "Registrit ei õnnestunud laadida",
  unnamed: "Privaatsuspoliitika ei nimeta kõiki, kes isikuandmeid saavad",
  records: "Toimingud",
  activity: "Toiming",
  parts: { purpose: "Eesmärk", basis: "Õiguslik alus", data: "Andmed", recipients: "Saajad", kept: "Säilitamine" },
  consents: (count: number) => `Nõusolekud (${number(count)})`,
  noConsents: "Siin on kõik, kes on andnud nõusoleku uudiskirjaks või toote kirjaks.",
  given: "Antud",
  takenBack: "Tagasi võetud",
  save: "Salvesta CSV-failina",
  columns: { email: "E-post", purpose: "Eesmärk", given: "Antud", wording: "Sõnastus", source: "Allikas", at: "Aeg" },
} satisfies Messages<typeof en>;
