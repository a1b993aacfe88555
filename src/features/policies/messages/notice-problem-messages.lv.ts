import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./notice-problem-messages.en.ts";

export const messages = {
  tooLarge: (megabytes: string) =>
    `Fails ir par lielu: ne vairāk kā ${megabytes} MB, jo to pievieno katram apstiprinājumam.`,
  pdf: "Šis ir PDF, ko lapa bez klikšķa nerāda: izvēlieties paziņojumu kā attēlu (PNG vai JPEG).",
  svg: "Šis ir SVG, kurā var būt skripti: izvēlieties paziņojumu kā attēlu (PNG vai JPEG).",
  other: "Šis fails nav attēls, ko veikals var rādīt: izvēlieties PNG, JPEG vai WebP.",
  tooSmall: (width: string, least: string) =>
    `Attēla platums ir ${width} pikseļi. Paziņojums ir salasāms no ${least} pikseļiem.`,
  meanwhile: "Kāds cits pa to laiku ir mainījis šīs valodas paziņojumu.",
  none: "Šajā valodā oficiāla paziņojuma nav.",
} satisfies Messages<typeof en>;
