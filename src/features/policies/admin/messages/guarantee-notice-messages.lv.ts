import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-notice-messages.en.ts";

export const messages = {
  title: "Likumiskās atbilstības garantijas paziņojums",
  lead: "No 2026. gada 27. septembra veikali pirms pasūtīšanas nemainītā veidā rāda Komisijas paziņojumu (Regula (ES) 2025/1960). Ievietojiet šeit tā failu, katrā valodā vienu: attēlu (PNG, JPEG vai WebP), ne lielāku par 2 MB. Tas ir preču lapās, virs pasūtīšanas pogas un līgumā, ko sūta ar apstiprinājumu. Bez tā tur ir paša veikala teksts.",
  loading: "Ielādē paziņojumus",
  failed: "Paziņojumus neizdevās ielādēt",
  own: "Paša veikala teksts",
  since: (day: string) => `Kopš ${day}`,
  choose: (language: string) => `Paziņojums (${language})`,
  add: "Izvēlēties failu",
  replace: "Aizstāt",
  sending: "Sūta",
  remove: "Noņemt",
  removeTitle: (language: string) => `Vai noņemt paziņojumu (${language})?`,
  removeText: "Tur atkal būs paša veikala teksts. Pasūtījumiem paliek paziņojums, kas pasūtot bija redzams.",
  keep: "Paturēt",
  notAdded: "Paziņojums netika pievienots",
  notRemoved: "Paziņojums netika noņemts",
  added: (language: string) => `Paziņojumu (${language}) turpmāk rāda`,
} satisfies Messages<typeof en>;
