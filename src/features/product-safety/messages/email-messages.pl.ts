import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Odzyskanie produktu ze względów bezpieczeństwa: ${product}`,
  title: "Odzyskanie produktu ze względów bezpieczeństwa",
  preview: (product: string) => `Nie używaj produktu ${product}.`,
  stop: (product: string) => `Prosimy natychmiast przestać używać produktu ${product}.`,
  why: "Otrzymujesz tę wiadomość, ponieważ produkt kupiono u nas. Dotyczy ona Twojego bezpieczeństwa i nie jest reklamą.",
  product: "Produkt",
  maker: "Producent",
  sku: "Numer artykułu",
  batches: (count: number) => (count === 1 ? "Partia" : "Partie"),
  batchPlace: "Numer znajdziesz na etykiecie produktu lub na opakowaniu.",
  orders: (count: number) => (count === 1 ? "Twoje zamówienie" : "Twoje zamówienia"),
  hazard: "Co jest niebezpieczne",
  whatToDo: "Co zrobić",
  remedies: "Możesz wybrać",
  contact: (byPhone: boolean) =>
    `Napisz${byPhone ? " lub zadzwoń" : ""} do nas; nic Cię to nie kosztuje. Podaj numer zamówienia, a wszystko z Tobą ustalimy.`,
  write: "Napisz do nas",
  phone: "Telefon",
  email: "E-mail",
  share: "Jeśli produkt został przekazany dalej, przekaż tę wiadomość osobie, która ma go teraz.",
  choices: {
    repair: "bezpłatną naprawę",
    replacement: "inny produkt tego samego rodzaju, wartości i jakości",
    refund: "zwrot pieniędzy",
  },
} satisfies Messages<typeof en>;
