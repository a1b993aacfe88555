import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./campaign-messages.en.ts";

const number = numberIn("lv");

export const messages = {
  name: "Nosaukums ir obligāts.",
  subject: "Pirms sūtīšanas vajadzīga tēma.",
  nothing: "Vēstulē vēl nekā nav.",
  label: "Pogai vajadzīgs teksts.",
  address: "Tai jābūt tīmekļa adresei vai ceļam veikalā, piemēram, /products.",
  image: "Izvēlieties attēlu.",
  product: "Izvēlieties preci.",
  oneLine: "Tam jābūt vienā rindā.",
  tooLong: (characters: number) => `Ne vairāk kā ${number(characters)} zīmes.`,
  tooMany: (blocks: number) => `Ne vairāk kā ${number(blocks)} bloki.`,
  imageGone: "Kāda šīs vēstules attēla veikala krātuvē vairs nav.",
  gone: "Šīs kampaņas vairs nav.",
  changed: "Kāds cits to saglabāja, kamēr rediģējāt.",
  notDraft: "Mainīt var tikai melnrakstu. Atceliet plānošanu vai dublējiet to.",
  underWay: "Tā tiek sūtīta. Pirms dzēšanas atceliet to.",
  nobody: "Nav, kam rakstīt: neviena adrese nav aktīva un apstiprināta.",
  past: "Šis laiks ir pagājis.",
  when: "Izvēlieties laiku.",
  copyOf: (name: string) => `${name} (kopija)`,
  test: (subject: string) => `[Izmēģinājums] ${subject}`,
  step: (status: string) => `Kāds bija ātrāks: kampaņas statuss tagad ir „${status}”.`,
} satisfies Messages<typeof en>;
