import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Najczęstsze pytania",
  description: "Ładowanie, zwroty, gwarancja, kontakt: krótkie odpowiedzi na najczęstsze pytania.",
  lead: "Krótkie odpowiedzi na to, o co pytacie nas najczęściej.",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Jak długo działa akumulator i jak się go ładuje?",
      answer: [
        "W pełni naładowany akumulator 2000 mAh wystarcza do 24 godzin w najłagodniejszym z trzech trybów. Ładuj go kablem USB-C z pudełka i zasilaczem 5\u00a0V.",
        "Z dyfuzora możesz korzystać także podczas ładowania. Po 3 godzinach wyłącza się sam.",
      ],
    },
    {
      id: "returns",
      question: "Czy mogę coś zwrócić?",
      answer: [
        "Tak. Nieużywane produkty możesz zwrócić w ciągu 30 dni bez żadnych wyjaśnień, a nasze zasady dają Ci 100 dni od dnia, w którym dotrze paczka.",
        "W Unii Europejskiej możesz też z mocy prawa odstąpić od umowy w ciągu 14 dni. Jak to zrobić, opisuje strona „Zwroty i odstąpienie”.",
      ],
    },
    {
      id: "warranty",
      question: "Czy jest gwarancja?",
      answer: [
        "Każdy dyfuzor ma gwarancję na 1 rok, obok 2 lat ustawowej odpowiedzialności za zgodność towaru z umową, która w Unii Europejskiej obejmuje wszystko, co kupujesz.",
      ],
    },
    {
      id: "contact",
      question: "Jak się z Wami skontaktować?",
      answer: [`Napisz na ${storeEmail}. Odpowiada człowiek, w ciągu 24 godzin, zwykle szybciej.`],
    },
  ],
  elseBefore: "Coś jeszcze?",
  elseWrite: "Napisz do nas",
  elseBetween: " lub przeczytaj",
} satisfies Messages<typeof en>;
