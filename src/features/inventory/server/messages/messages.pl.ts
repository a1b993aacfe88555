import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notEnough: "Za mało w magazynie",
  notEnoughOf: (names: string) => `Za mało w magazynie: ${names}.`,
  soldOut: (name: string) => `Produkt „${name}” jest wyprzedany.`,
  onlyLeft: (count: number, name: string) => `Zostało tylko ${count} szt. produktu „${name}”.`,
  othersPay: "Za pozostałe sztuki płacą właśnie inne osoby; spróbuj ponownie za kilka minut.",
} satisfies Messages<typeof en>;
