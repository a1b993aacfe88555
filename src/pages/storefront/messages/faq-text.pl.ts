import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Najczęstsze pytania",
  description: "Ładowanie, zwroty, gwarancja, kontakt: krótkie odpowiedzi na najczęstsze pytania.",
  lead: "Krótkie odpowiedzi na to, o co pytacie nas najczęściej.",
  entriesTitle: "Najważniejsze",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Jak długo działa akumulator i jak się go ładuje?",
      answer: [
        "W pełni naładowany akumulator 2000 mAh wystarcza nawet na 24 godziny na najniższym z trzech poziomów intensywności. Ładuj go kablem USB-C z pudełka i zasilaczem 5\u00a0V.",
        "Z dyfuzora możesz korzystać także podczas ładowania. Po 3 godzinach wyłącza się sam.",
      ],
    },
    {
      id: "returns",
      question: "Czy mogę coś zwrócić?",
      answer: [
        "Tak. Nasze zasady dają Ci 100 dni od dnia, w którym dotrze paczka. Nieużywane produkty możesz zwrócić w ciągu 30 dni bez żadnych wyjaśnień.",
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
  moreTitle: "Zamawianie i używanie",
  more: [
    {
      question: "Ile trwa dostawa i ile kosztuje?",
      answer: [
        "Zamówienie realizujemy w ciągu 24 godzin. Dostawa trwa od 4 do 24 dni roboczych; w Europie większość paczek dociera na początku tego okresu. Koszt widzisz, zanim zamówisz, a szczegóły opisuje strona „Dostawa”.",
      ],
    },
    {
      question: "Czy mogę odebrać zamówienie w automacie paczkowym?",
      answer: [
        "Tak, w każdym kraju, dla którego jest on dostępny przy zamówieniu. Wybierz tam „Automat paczkowy” i dogodne miejsce. Większość automatów jest czynna całą dobę; godziny są podane przy każdym z nich.",
      ],
    },
    {
      question: "Jak mogę zapłacić?",
      answer: [
        "Kartą lub w inny sposób, który nasz operator płatności udostępnia w Twoim kraju. Zanim naciśniesz „Zamówienie z obowiązkiem zapłaty”, niczego nie pobieramy.",
      ],
    },
    {
      question: "Czy ceny zawierają VAT i czy firma dostanie fakturę?",
      answer: [
        "W Unii Europejskiej ceny zawierają VAT. Jeśli potrzebujesz faktury na firmę, otwórz w zamówieniu „Kupujesz dla firmy?” i wpisz nazwę firmy oraz numer VAT UE.",
      ],
    },
    {
      question: "Który olejek pasuje do którego dyfuzora?",
      answer: [
        "Każdy nasz olejek pasuje do każdego naszego dyfuzora: od trzech do pięciu kropli, mocnych jedna lub dwie, do czystej wody z kranu, nie wyżej niż do linii MAX.",
      ],
    },
    {
      question: "Jak czyścić dyfuzor?",
      answer: [
        "Po użyciu opróżnij zbiornik i wytrzyj go do sucha miękką ściereczką. Najpierw odłącz kabel i nigdy nie wkładaj podstawy do wody.",
      ],
    },
    {
      question: "Czy to bezpieczne dla dzieci i zwierząt?",
      answer: [
        "Przechowuj olejki i dyfuzory poza zasięgiem dzieci i zwierząt. Używaj niewielu kropli, potem przewietrz pokój i zostaw otwarte drzwi tam, gdzie mieszkają zwierzęta. Koty i ptaki potrzebują pokoju bez zapachu.",
      ],
    },
  ],
  elseBefore: "Coś jeszcze?",
  elseWrite: "Napisz do nas",
  elseBetween: " lub przeczytaj",
} satisfies Messages<typeof en>;
