import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./import-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  noText: "Tai ne tekstinis failas. Išsaugokite lentelę kaip CSV.",
  gone: "Šio prenumeratoriaus nebėra.",
  empty: "Faile po antraštėmis nėra nė vienos eilutės.",
  tooMany: (max: number) => `Faile daugiau kaip ${number(max)} eilučių. Importuokite dalimis.`,
  unknownColumn: (title: string) => `Nežinomas stulpelis „${title}“.`,
  columnTwice: (title: string) => `Stulpelis „${title}“ yra du kartus.`,
  noColumn: (title: string) => `Trūksta stulpelio „${title}“.`,
  address: "Šiuo adresu el. laiškų siųsti negalima.",
  name: "Vardas yra ne ilgesnis kaip 100 ženklų, vienoje eilutėje.",
  noDate: "Trūksta sutikimo datos.",
  date: "Sutikimo data rašoma taip: 2026-01-31.",
  future: "Sutikimo data yra ateityje.",
  language: (known: string) => `Kalba turi būti viena iš šių: ${known}.`,
  asWritten: (address: string) => `Išsaugoma kaip ${address}.`,
  twice: (line: number) => `Jau yra ${line} eilutėje.`,
  there: "Jau prenumeruoja.",
  confirms: "Nebuvo patvirtinta, dabar yra.",
  left: "Atsisakė arba buvo ištrintas, vėl prenumeruoti gali tik pats.",
  bounced: "Laiškai šiuo adresu grįžo; jis praleidžiamas.",
  unconfirmed: "Dar nepatvirtino adreso; nėra sutikimo, kurį būtų galima perimti.",
  status: "Būsena turi būti active, unsubscribed arba bounced.",
  suppressed: "Šiuo adresu rašyti negalima: laiškai grįžo arba buvo pažymėti kaip šlamštas.",
  withdrawn: "Po šios datos sutikimas atšauktas.",
} satisfies Messages<typeof en>;
