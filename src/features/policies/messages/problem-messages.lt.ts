import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./problem-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  title: "Antraštė privaloma.",
  text: "Tekstas privalomas.",
  tooLong: (characters: number) => `Čia gali būti ne daugiau kaip ${number(characters)} ženklų.`,
  past: "Versija negali prasidėti praėjusią dieną.",
  changed: "Kažkas kitas tuo metu išsaugojo šio teksto versiją.",
  begun: "Ši versija jau galioja arba jos nebėra: atšaukti galima tik suplanuotą versiją.",
} satisfies Messages<typeof en>;
