import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  journal: "Wohlfühl-Journal",
  blogLead: "Über Duft, stille Räume und die kleinen Handgriffe eines Abends.",
  loading: "Artikel werden geladen",
  loadingArticle: "Der Artikel wird geladen",
  empty: { title: "Noch keine Artikel", text: "Schauen Sie bald wieder vorbei." },
  notFound: {
    title: "Artikel nicht gefunden",
    text: "Den Artikel, den Sie suchen, gibt es nicht, oder er wurde entfernt.",
    linkLabel: "Alle Artikel ansehen",
  },
  back: "← Zurück zum Wohlfühl-Journal",
  related: "Weiterlesen",
  reading: (minutes: number) => `${minutes} Min. Lesezeit`,
  home: "Startseite",
  feed: "Per RSS folgen",
  pages: "Artikel",
  categories: { wellness: "Wohlbefinden", "how-to": "Anleitungen", lifestyle: "Lebensart", tips: "Tipps" },
} satisfies Messages<typeof en>;
