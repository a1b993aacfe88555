import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./problem-messages.en.ts";

const number = numberIn("et");

export const messages = {
  title: "Pealkiri on kohustuslik.",
  slug: "Aadressinimi on kohustuslik.",
  slugShape: "Kasuta ainult väiketähti, numbreid ja üksikuid sidekriipse.",
  slugTaken: "See aadressinimi on juba kasutusel. Vali teine.",
  image: "See peab olema pildi https-aadress või tee poe pildihoidlas.",
  publishAt: "See aeg on möödas. Vali hilisem või avalda kohe.",
  publishAtMissing: "Ütle, millal see avaldada.",
  tooLong: (characters: number) => `Kuni ${number(characters)} märki.`,
  changed: "Keegi teine salvestas selle, kui sa seda muutsid.",
  gone: "Seda ei ole enam olemas.",
} satisfies Messages<typeof en>;
