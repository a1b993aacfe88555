import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./about-text.en.ts";

export const text = {
  title: "Nasza historia",
  description: "Dlaczego robimy dyfuzory, które schodzą na drugi plan, i olejki, które pachną tym, czym są.",
  eyebrow: "Nasza historia",
  heading: "Zaczęło się od pokoju, który nie chciał ucichnąć",
  image:
    "Otwarte butelki z miodowego szkła stoją w rzędzie, w jednej z nich mosiężny lejek, obok karafka z olejkiem i gałązki rozmarynu",
  story: (storeName: string) => [
    "Nasz pierwszy dyfuzor był plastikowym stożkiem z niebieskim światłem. Działał i trafiał do szafy, gdy tylko ktoś przychodził. Wydało nam się, że to na odwrót: to, co pachnie w pokoju, stoi w nim przecież cały dzień.",
    `Dlatego ${storeName} zaczęło się od przedmiotu, a nie od zapachu. Powinien dobrze wyglądać między książkami i miskami. Powinno się dać napełnić go wieczorem bez czytania instrukcji. I nie powinien być głośniejszy niż przewracana kartka.`,
    "Olejki przyszły później. Szukaliśmy małych butelek z jedną rzeczą w środku: lawendy, która pachnie łodygami i słońcem, a nie mydłem; cedru jak świeżo zatemperowany ołówek. Mieszanie zostawiamy Tobie. Trzy krople jednego i dwie drugiego to cała sztuka, i na spokojny wieczór jest to dobra sztuka.",
    "Nadal sprzedajemy tylko to, co sami zostawilibyśmy na stole.",
  ],
  valuesTitle: "Co jest dla nas ważne",
  values: {
    pure: {
      title: "Czyste i naturalne",
      text: "Jedna roślina w każdej butelce: tłoczona albo destylowana, nazwana tym, czym jest, niczym nierozcieńczona. Jeśli olejek zmienia się ze zbiorem, pozwalamy mu na to.",
    },
    quality: {
      title: "Wysoka jakość",
      text: "Powierzchnie miłe w dotyku, które pięknie się starzeją. Do wycierania, napełniania i zatrzymania na lata, z akumulatorem na cały dzień.",
    },
    wellness: {
      title: "Najpierw dobre samopoczucie",
      text: "Zapach ma pomóc dniu zwolnić, a potem się skończyć. Każdy dyfuzor wyłącza się sam po 3 godzinach i żaden nie rozmawia z Twoim telefonem.",
    },
  },
  shop: "Zobacz kolekcję",
} satisfies Messages<typeof en>;
