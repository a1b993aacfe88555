import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./campaign-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  name: "Pavadinimas privalomas.",
  subject: "Prieš siunčiant reikia temos.",
  nothing: "Laiške dar nieko nėra.",
  label: "Mygtukui reikia teksto.",
  address: "Tai turi būti interneto adresas arba kelias parduotuvėje, pvz., /products.",
  image: "Pasirinkite paveikslėlį.",
  product: "Pasirinkite prekę.",
  oneLine: "Tai turi būti viena eilutė.",
  tooLong: (characters: number) => `Ne daugiau kaip ${number(characters)} ženklų.`,
  tooMany: (blocks: number) => `Ne daugiau kaip ${number(blocks)} blokų.`,
  imageGone: "Vieno šio laiško paveikslėlio parduotuvės saugykloje nebėra.",
  gone: "Šios kampanijos nebėra.",
  changed: "Kažkas kitas tai išsaugojo, kol redagavote.",
  notDraft: "Keisti galima tik juodraštį. Grąžinkite ją į juodraščius arba nukopijuokite.",
  underWay: "Ji siunčiama. Prieš ištrindami atšaukite ją.",
  nobody: "Nėra kam rašyti: nė vienas adresas nėra aktyvus ir patvirtintas.",
  past: "Šis laikas praėjo.",
  when: "Pasirinkite laiką.",
  copyOf: (name: string) => `${name} (kopija)`,
  test: (subject: string) => `[Bandymas] ${subject}`,
  step: (status: string) => `Kažkas buvo greitesnis: kampanijos būsena dabar „${status}“.`,
} satisfies Messages<typeof en>;
