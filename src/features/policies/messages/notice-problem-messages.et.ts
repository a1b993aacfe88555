import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./notice-problem-messages.en.ts";

export const messages = {
  tooLarge: (megabytes: string) =>
    `Fail on liiga suur: kõige rohkem ${megabytes} MB, sest see läheb kaasa iga kinnitusega.`,
  pdf: "See on PDF, mida leht ilma klõpsamata ei näita: vali teade pildina (PNG või JPEG).",
  svg: "See on SVG, milles võib olla skripte: vali teade pildina (PNG või JPEG).",
  other: "See fail ei ole pilt, mida pood saab näidata: vali PNG, JPEG või WebP.",
  tooSmall: (width: string, least: string) => `Pilt on ${width} pikslit lai. Teade on loetav alates ${least} pikslist.`,
  meanwhile: "Keegi teine on selle keele teadet vahepeal muutnud.",
  none: "Selles keeles ametlikku teadet ei ole.",
} satisfies Messages<typeof en>;
