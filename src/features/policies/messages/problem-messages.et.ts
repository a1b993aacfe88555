import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./problem-messages.en.ts";

const number = numberIn("et");

export const messages = {
  title: "Pealkiri on kohustuslik.",
  text: "Tekst on kohustuslik.",
  tooLong: (characters: number) => `Siin võib olla kuni ${number(characters)} märki.`,
  past: "Versioon ei saa alata möödunud päeval.",
  changed: "Keegi teine on selle tingimuste teksti vahepeal uue versiooniga salvestanud.",
  begun: "See versioon on juba alanud või kadunud: tagasi saab võtta ainult kavandatud versiooni.",
} satisfies Messages<typeof en>;
