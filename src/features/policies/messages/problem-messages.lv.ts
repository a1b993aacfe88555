import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./problem-messages.en.ts";

const number = numberIn("lv");

export const messages = {
  title: "Virsraksts ir obligāts.",
  text: "Teksts ir obligāts.",
  tooLong: (characters: number) => `Te drīkst būt ne vairāk kā ${number(characters)} zīmes.`,
  past: "Versija nevar sākties dienā, kas jau pagājusi.",
  changed: "Kāds cits pa to laiku ir saglabājis šī teksta versiju.",
  begun: "Šī versija jau ir spēkā vai vairs nepastāv: atsaukt var tikai plānotu versiju.",
} satisfies Messages<typeof en>;
