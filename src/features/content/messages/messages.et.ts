import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  journal: "Heaolupäevik",
  blogLead: "Lõhnadest, vaiksetest tubadest ja õhtu väikestest toimetustest.",
  loading: "Laadime artikleid",
  loadingArticle: "Laadime artiklit",
  empty: { title: "Artikleid veel ei ole", text: "Vaata varsti uuesti, uued lood on tulemas." },
  notFound: {
    title: "Artiklit ei leitud",
    text: "Artiklit, mida otsid, ei ole olemas või see on eemaldatud.",
    linkLabel: "Vaata kõiki artikleid",
  },
  back: "← Tagasi heaolupäevikusse",
  related: "Loe veel",
  reading: (minutes: number) => `${minutes} min lugemist`,
  home: "Avaleht",
  feed: "Jälgi RSS-i kaudu",
  pages: "Artiklid",
  categories: { wellness: "Heaolu", "how-to": "Juhised", lifestyle: "Elustiil", tips: "Nipid" },
} satisfies Messages<typeof en>;
