import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Dažnai užduodami klausimai",
  description: "Įkrovimas, grąžinimas, garantija, kontaktai: trumpi atsakymai į dažniausius klausimus.",
  lead: "Trumpi atsakymai į tai, ko mūsų klausia dažniausiai.",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Kiek laiko veikia akumuliatorius ir kaip jis įkraunamas?",
      answer: [
        "Pilnas 2000 mAh akumuliatorius švelniausiu iš trijų režimų veikia iki 24 valandų. Įkraukite jį dėžutėje esančiu USB-C laidu ir 5\u00a0V adapteriu.",
        "Difuzorių galima naudoti ir įkraunant. Po 3 valandų jis išsijungia pats.",
      ],
    },
    {
      id: "returns",
      question: "Ar galiu ką nors grąžinti?",
      answer: [
        "Taip. Nenaudotas prekes galima grąžinti per 30 dienų be jokių paaiškinimų, o mūsų taisyklės suteikia jums 100 dienų nuo siuntos atvykimo dienos.",
        "Europos Sąjungoje pagal įstatymą taip pat galite atsisakyti sutarties per 14 dienų. Kaip tai padaryti, paaiškinta puslapyje „Prekių ir pinigų grąžinimas“.",
      ],
    },
    {
      id: "warranty",
      question: "Ar yra garantija?",
      answer: [
        "Kiekvienam difuzoriui suteikiame 1 metų garantiją, be 2 metų įstatyminės kokybės garantijos, kuri Europos Sąjungoje galioja viskam, ką perkate.",
      ],
    },
    {
      id: "contact",
      question: "Kaip su jumis susisiekti?",
      answer: [`Rašykite adresu ${storeEmail}. Žmogus atsako per 24 valandas, paprastai greičiau.`],
    },
  ],
  elseBefore: "Kitas klausimas?",
  elseWrite: "Parašykite mums",
  elseBetween: " arba skaitykite puslapį",
} satisfies Messages<typeof en>;
