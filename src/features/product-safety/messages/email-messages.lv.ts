import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Produkta drošuma atsaukums: ${product}`,
  title: "Produkta drošuma atsaukums",
  preview: (product: string) => `Pārtrauciet lietot produktu ${product}.`,
  stop: (product: string) => `Lūdzu, nekavējoties pārtrauciet lietot produktu ${product}.`,
  why: "Jūs saņemat šo vēstuli, jo iegādājāties preci pie mums. Tā attiecas uz jūsu drošību un nav reklāma.",
  product: "Produkts",
  maker: "Ražotājs",
  sku: "Artikula numurs",
  batches: (count: number) => (count === 1 ? "Partija" : "Partijas"),
  batchPlace: "Meklējiet numuru uz preces etiķetes vai iepakojuma.",
  orders: (count: number) => (count === 1 ? "Jūsu pasūtījums" : "Jūsu pasūtījumi"),
  hazard: "Kas ir bīstams",
  whatToDo: "Kas jādara",
  remedies: "Jūs varat izvēlēties",
  contact: (byPhone: boolean) =>
    `Rakstiet${byPhone ? " vai zvaniet" : ""} mums; jums tas neko nemaksā. Nosauciet pasūtījumu, un mēs visu nokārtosim kopā ar jums.`,
  write: "Rakstiet mums",
  phone: "Tālrunis",
  email: "E-pasts",
  share: "Ja produkts ir nodots citam, lūdzu, nododiet šo vēstuli tam, pie kā tas ir tagad.",
  choices: {
    repair: "bezmaksas remontu",
    replacement: "citu tāda paša veida, vērtības un kvalitātes produktu",
    refund: "naudas atmaksu",
  },
} satisfies Messages<typeof en>;
