import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  journal: "Hyvän olon lehti",
  blogLead: "Tuoksusta, hiljaisista huoneista ja illan pienistä askareista.",
  loading: "Artikkeleita ladataan",
  loadingArticle: "Artikkelia ladataan",
  empty: { title: "Ei vielä artikkeleita", text: "Katso pian uudelleen." },
  notFound: {
    title: "Artikkelia ei löytynyt",
    text: "Etsimääsi artikkelia ei ole, tai se on poistettu.",
    linkLabel: "Katso kaikki artikkelit",
  },
  back: "← Takaisin lehteen",
  related: "Lue lisää",
  reading: (minutes: number) => `${minutes} min lukuaika`,
  home: "Etusivu",
  feed: "Seuraa RSS:llä",
  pages: "Artikkelit",
  categories: { wellness: "Hyvinvointi", "how-to": "Ohjeet", lifestyle: "Elämäntapa", tips: "Vinkit" },
} satisfies Messages<typeof en>;
