import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  fault: "Meie poolel läks midagi valesti. Palun proovi uuesti.",
  diskFull: "Poe ketas on täis, seega ei salvestatud midagi. Palun teata sellest serveri haldajale.",
  away: "Pood on hetkeks hõivatud. Palun proovi uuesti.",
  inUse: "Keegi teine muudab praegu sedasama, seega ei salvestatud midagi. Palun proovi uuesti.",
  busy: "Pood on hetkel väga hõivatud. Palun proovi uuesti.",
  unstorable: "Tekstis on märke, mida ei saa salvestada.",
  foreignForm: (address: string) => `See vorm saadeti teiselt lehelt. Ava ${address} ja proovi uuesti.`,
  busyPage: {
    title: "Üks hetk, palun",
    text: "Poes on praegu palju külastajaid. Sinu ostukorv on alles.",
    again: "Proovi uuesti",
  },
} satisfies Messages<typeof en>;
