import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  journal: "Magazyn o dobrym samopoczuciu",
  blogLead: "O zapachu, cichych pokojach i drobnych wieczornych czynnościach.",
  loading: "Wczytywanie artykułów",
  loadingArticle: "Wczytywanie artykułu",
  empty: { title: "Nie ma jeszcze artykułów", text: "Zajrzyj niebawem po nowe treści." },
  notFound: {
    title: "Nie znaleziono artykułu",
    text: "Artykuł, którego szukasz, nie istnieje albo został usunięty.",
    linkLabel: "Zobacz wszystkie artykuły",
  },
  back: "← Wróć do magazynu",
  related: "Czytaj dalej",
  reading: (minutes: number) => `${minutes} min czytania`,
  home: "Strona główna",
  feed: "Obserwuj przez RSS",
  pages: "Artykuły",
  categories: { wellness: "Dobre samopoczucie", "how-to": "Poradniki", lifestyle: "Styl życia", tips: "Wskazówki" },
} satisfies Messages<typeof en>;
