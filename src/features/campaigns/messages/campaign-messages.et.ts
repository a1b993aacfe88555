import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./campaign-messages.en.ts";

const number = numberIn("et");

export const messages = {
  name: "Nimi on kohustuslik.",
  subject: "Enne saatmist on vaja teemat.",
  nothing: "E-kirjas ei ole veel midagi.",
  label: "Nupul peab olema tekst.",
  address: "See peab olema veebiaadress või tee poes, näiteks /products.",
  image: "Vali pilt.",
  product: "Vali toode.",
  oneLine: "See peab olema ühel real.",
  tooLong: (characters: number) => `Kuni ${number(characters)} märki.`,
  tooMany: (blocks: number) => `Kuni ${number(blocks)} plokki.`,
  imageGone: "Üht selle e-kirja pilti ei ole enam poe hoidlas.",
  gone: "Seda kampaaniat ei ole enam.",
  changed: "Keegi teine salvestas selle, kui sa seda muutsid.",
  notDraft: "Muuta saab ainult mustandit. Võta see ajakavast tagasi või tee koopia.",
  underWay: "Seda saadetakse. Enne kustutamist tühista see.",
  nobody: "Kirjutada ei ole kellelegi: ükski aadress ei ole aktiivne ja kinnitatud.",
  past: "See aeg on möödas.",
  when: "Vali aeg.",
  copyOf: (name: string) => `${name} (koopia)`,
  test: (subject: string) => `[Proov] ${subject}`,
  step: (status: string) => `Keegi jõudis ette: kampaania olek on nüüd ${status}.`,
} satisfies Messages<typeof en>;
