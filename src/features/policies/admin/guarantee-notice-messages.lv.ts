import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-notice-messages.en.ts";

export const messages = {
  title: "Likumiskās garantijas paziņojums",
  lead: "No 2026. gada 27. septembra veikali pirms pasūtīšanas rāda nemainītu Komisijas paziņojumu (Regula (ES) 2025/1960). Ievietojiet šeit tā failu, katrā valodā vienu: attēlu (PNG, JPEG vai WebP), ne lielāku par 2 MB. Tas redzams preču lapās, virs pasūtīšanas pogas un līgumā, ko sūta ar apstiprinājumu. Bez tā tur ir veikala paša vārdi.",
  loading: "Ielādē paziņojumus",
  failed: "Paziņojumus neizdevās ielādēt",
  own: "Veikala paša vārdi",
  since: (day: string) => `Kopš ${day}`,
  choose: (language: string) => `Paziņojums (${language})`,
  add: "Izvēlēties failu",
  replace: "Aizstāt",
  sending: "Sūta",
  remove: "Noņemt",
  removeTitle: (language: string) => `Vai noņemt paziņojumu (${language})?`,
  removeText: "Tur atkal būs veikala paša vārdi. Pasūtījumiem paliek paziņojums, kas tajos bija redzams.",
  keep: "Paturēt",
  notAdded: "Paziņojums netika pievienots",
  notRemoved: "Paziņojums netika noņemts",
  added: (language: string) => `Paziņojums (${language}) turpmāk ir redzams`,
} satisfies Messages<typeof en>;
