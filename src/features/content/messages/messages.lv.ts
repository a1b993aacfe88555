import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  journal: "Labsajūtas žurnāls",
  blogLead: "Par smaržu, klusām istabām un maziem vakara darbiem.",
  loading: "Ielādē rakstus",
  loadingArticle: "Ielādē rakstu",
  empty: { title: "Rakstu vēl nav", text: "Drīz ieskatieties atkal: būs jauni raksti." },
  notFound: {
    title: "Raksts nav atrasts",
    text: "Raksta, ko meklējat, nav, vai tas ir noņemts.",
    linkLabel: "Skatīt visus rakstus",
  },
  back: "← Atpakaļ uz žurnālu",
  related: "Lasiet tālāk",
  reading: (minutes: number) => `${minutes} min lasīšanai`,
  home: "Sākums",
  feed: "Sekot ar RSS",
  pages: "Raksti",
  categories: { wellness: "Labsajūta", "how-to": "Pamācības", lifestyle: "Dzīvesveids", tips: "Padomi" },
} satisfies Messages<typeof en>;
