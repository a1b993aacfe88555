import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Toote tagasinõudmine ohutuse kaalutlusel: ${product}`,
  title: "Toote tagasinõudmine ohutuse kaalutlusel",
  preview: (product: string) => `Lõpeta toote ${product} kasutamine.`,
  stop: (product: string) => `Palun lõpeta toote ${product} kasutamine kohe.`,
  why: "Saad selle kirja, sest ostsid toote meilt. See puudutab sinu ohutust ega ole reklaam.",
  product: "Toode",
  maker: "Tootja",
  sku: "Tootekood",
  batches: (count: number) => (count === 1 ? "Partii" : "Partiid"),
  batchPlace: "Otsi numbrit toote sildilt või pakendilt.",
  orders: (count: number) => (count === 1 ? "Sinu tellimus" : "Sinu tellimused"),
  hazard: "Mis on ohtlik",
  whatToDo: "Mida teha",
  remedies: "Sa võid valida",
  contact: (byPhone: boolean) =>
    `Kirjuta${byPhone ? " või helista" : ""} meile; see on sulle tasuta. Nimeta tellimus ja me korraldame kõik koos sinuga.`,
  write: "Kirjuta meile",
  phone: "Telefon",
  email: "E-post",
  share: "Kui oled toote edasi andnud, anna palun see kiri inimesele, kelle käes see nüüd on.",
  choices: {
    repair: "tasuta parandamise",
    replacement: "teise sama liiki, sama väärtuse ja kvaliteediga toote",
    refund: "raha tagasi",
  },
} satisfies Messages<typeof en>;
