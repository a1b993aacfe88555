import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  journal: "Geros savijautos žurnalas",
  blogLead: "Apie kvapą, tylius kambarius ir mažus vakaro darbus.",
  loading: "Straipsniai įkeliami",
  loadingArticle: "Straipsnis įkeliamas",
  empty: { title: "Straipsnių dar nėra", text: "Netrukus užsukite vėl: bus naujų straipsnių." },
  notFound: {
    title: "Straipsnis nerastas",
    text: "Straipsnio, kurio ieškote, nėra arba jis pašalintas.",
    linkLabel: "Žiūrėti visus straipsnius",
  },
  back: "← Grįžti į žurnalą",
  related: "Skaitykite toliau",
  reading: (minutes: number) => `${minutes} min. skaitymo`,
  home: "Pradžia",
  feed: "Sekti per RSS",
  pages: "Straipsniai",
  categories: {
    wellness: "Gera savijauta",
    "how-to": "Instrukcijos",
    lifestyle: "Gyvenimo būdas",
    tips: "Patarimai",
  },
} satisfies Messages<typeof en>;
