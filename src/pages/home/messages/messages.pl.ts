import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lifestyle: {
    eyebrow: "Styl życia",
    title: "Rano, po południu, wieczorem",
    scenes: {
      bath: {
        alt: "Szałwiowozielony dyfuzor i butelka olejku eukaliptusowego obok złożonych ręczników",
        title: "Siódma rano",
        text: "Para na lustrze, ciepły ręcznik. Dwie krople eukaliptusa i pokój budzi się przed Tobą.",
        link: "Czyste olejki",
      },
      reading: {
        alt: "Dyfuzor z orzecha i mlecznego szkła między książkami a filiżanką, w świetle okna",
        title: "Czwarta po południu",
        text: "Filiżanka i książka, którą chciało się skończyć. Cedr na najniższym poziomie i zamknięte drzwi.",
        link: "Zobacz dyfuzory",
      },
      bedside: {
        alt: "Dyfuzor w kształcie kopuły o wykończeniu jak kamień świeci na stoliku nocnym, za nim filiżanka i książki",
        title: "Dziesiąta wieczorem",
        text: "Lampa jest zgaszona, dyfuzor świeci jako ostatni. Po trzech godzinach wyłącza się sam.",
        link: "Zobacz kolekcję",
      },
    },
  },
  journey: {
    title: "Nasza droga",
    lead: "Jak plastikowy stożek w szafie stał się małym domem zapachów.",
    chapters: [
      {
        title: "Szafa",
        text: "Pierwszy dyfuzor chowaliśmy, gdy przychodzili goście. Zapach został, a my zaczęliśmy szukać innej formy.",
      },
      {
        title: "Piec",
        text: "Ceramika potrzebuje czasu: toczy się ją, suszy, wypala i szkliwi, a czasem pęka. To, co wyjdzie całe, może stać w pokoju dwadzieścia lat.",
      },
      {
        title: "Mała butelka",
        text: "W każdej jedna roślina. Przestaliśmy mieszać za innych w dniu, w którym okazało się, że w domu i tak każdy miesza sam.",
      },
      {
        title: "Spokojny wieczór",
        text: "Bez aplikacji, bez sterowania głosem, bez harmonogramu. Woda do kreski, trzy krople, jeden przycisk. Po 3 godzinach wyłącza się sam.",
      },
    ],
    link: "Poznaj naszą historię",
  },
  customerFilm: {
    eyebrow: "W Twoim domu",
    title: "Jeden wieczór w domu",
    text: "Buty przy drzwiach, zupa na kuchence, książka prawie skończona. Mgiełka się unosi, a światło przygasa.",
    label: "Drewniany dyfuzor świeci w ciemnym salonie, unosi się z niego mgiełka",
  },
  testimonials: {
    title: "Od naszych klientów",
    note: "Przykładowe opinie wersji demonstracyjnej. Otwarty sklep pokazuje tylko to, co napisali jego klienci.",
    spoken: "Przykładowa ocena: 5 na 5 gwiazdek",
    all: [
      { name: "Liis, Tartu", words: "Pierwszy, którego nie schowałam. Mama zapytała, kto go ulepił." },
      {
        name: "Jonas, Vilnius",
        words: "Cedr i pomarańcza, każdego wieczoru od października. Pokój pachnie, jakby ktoś piekł w lesie.",
      },
      {
        name: "Clara, Lyon",
        words: "Tak cichy, że patrzę na mgiełkę, by wiedzieć, czy działa. A paczkę otwierało się z przyjemnością.",
      },
    ],
  },
} satisfies Messages<typeof en>;
