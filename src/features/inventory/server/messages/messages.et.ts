import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notEnough: "Laos ei ole piisavalt",
  notEnoughOf: (names: string) => `Laos ei ole piisavalt: ${names}.`,
  soldOut: (name: string) => `„${name}“ on läbi müüdud.`,
  onlyLeft: (count: number, name: string) => `Toodet „${name}“ on alles ainult ${count} tk.`,
  othersPay: "Ülejäänute eest maksavad praegu teised ostjad; proovi mõne minuti pärast uuesti.",
} satisfies Messages<typeof en>;
