import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notEnough: "Varastossa ei ole tarpeeksi",
  notEnoughOf: (names: string) => `Varastossa ei ole tarpeeksi: ${names}.`,
  soldOut: (name: string) => `”${name}” on loppuunmyyty.`,
  onlyLeft: (count: number, name: string) => `Tuotetta ”${name}” on jäljellä vain ${count} kpl.`,
  othersPay: "Muut ovat parhaillaan maksamassa lopuista; yritä muutaman minuutin kuluttua uudelleen.",
} satisfies Messages<typeof en>;
