import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Gaminio atšaukimas dėl saugos: ${product}`,
  title: "Gaminio atšaukimas dėl saugos",
  preview: (product: string) => `Nebenaudokite gaminio ${product}.`,
  stop: (product: string) => `Prašome nedelsiant nustoti naudoti gaminį ${product}.`,
  why: "Gaunate šį laišką, nes prekę pirkote iš mūsų. Jis skirtas jūsų saugai ir nėra reklama.",
  product: "Gaminys",
  maker: "Gamintojas",
  sku: "Prekės kodas",
  batches: (count: number) => (count === 1 ? "Partija" : "Partijos"),
  batchPlace: "Ieškokite numerio ant gaminio etiketės arba pakuotės.",
  orders: (count: number) => (count === 1 ? "Jūsų užsakymas" : "Jūsų užsakymai"),
  hazard: "Kas pavojinga",
  whatToDo: "Ką daryti",
  remedies: "Galite pasirinkti",
  contact: (byPhone: boolean) =>
    `Parašykite${byPhone ? " arba paskambinkite" : ""} mums; jums tai nieko nekainuoja. Nurodykite užsakymą, ir viską sutvarkysime kartu.`,
  write: "Parašykite mums",
  phone: "Telefonas",
  email: "El. paštas",
  share: "Jei gaminį perdavėte kitam, prašome perduoti šį laišką tam, kas jį turi dabar.",
  choices: {
    repair: "nemokamą taisymą",
    replacement: "kitą tos pačios rūšies, vertės ir kokybės gaminį",
    refund: "pinigų grąžinimą",
  },
} satisfies Messages<typeof en>;
