import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Dažnai užduodami klausimai",
  description: "Įkrovimas, grąžinimas, garantija, kontaktai: trumpi atsakymai į dažniausius klausimus.",
  lead: "Trumpi atsakymai į tai, ko mūsų klausia dažniausiai.",
  entriesTitle: "Svarbiausia",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Kiek laiko veikia akumuliatorius ir kaip jis įkraunamas?",
      answer: [
        "Visiškai įkrautas 2000 mAh akumuliatorius mažiausiu iš trijų intensyvumo lygių veikia iki 24 valandų. Įkraukite jį dėžutėje esančiu USB-C laidu ir 5\u00a0V adapteriu.",
        "Difuzorių galima naudoti ir įkraunant. Po 3 valandų jis išsijungia pats.",
      ],
    },
    {
      id: "returns",
      question: "Ar galiu ką nors grąžinti?",
      answer: [
        "Taip. Mūsų taisyklės suteikia jums 100 dienų nuo siuntos atvykimo dienos. Nenaudotas prekes galima grąžinti per 30 dienų be jokių paaiškinimų.",
        "Europos Sąjungoje pagal įstatymą taip pat galite atsisakyti sutarties per 14 dienų. Kaip tai padaryti, paaiškinta puslapyje „Prekių ir pinigų grąžinimas“.",
      ],
    },
    {
      id: "warranty",
      question: "Ar yra garantija?",
      answer: [
        "Kiekvienam difuzoriui suteikiame 1 metų garantiją, papildančią 2 metų teisinę atitikties garantiją, kuri Europos Sąjungoje galioja viskam, ką perkate.",
      ],
    },
    {
      id: "contact",
      question: "Kaip su jumis susisiekti?",
      answer: [`Rašykite adresu ${storeEmail}. Žmogus atsako per 24 valandas, paprastai greičiau.`],
    },
  ],
  moreTitle: "Užsakymas ir naudojimas",
  more: [
    {
      question: "Kiek trunka pristatymas ir kiek jis kainuoja?",
      answer: [
        "Užsakymą sutvarkome per 24 valandas. Pristatymas trunka nuo 4 iki 24 darbo dienų; Europoje dauguma siuntų atkeliauja šio laiko pradžioje. Kainą matote prieš užsakydami, o išsamiau aprašyta puslapyje „Pristatymas“.",
      ],
    },
    {
      question: "Ar užsakymą galiu atsiimti paštomate?",
      answer: [
        "Taip, kiekvienoje šalyje, kuriai jis siūlomas užsakant. Pasirinkite „Paštomatas“ ir jums patogią vietą. Dauguma paštomatų veikia visą parą; kiekvieno darbo laikas nurodytas šalia jo.",
      ],
    },
    {
      question: "Kaip galiu sumokėti?",
      answer: [
        "Kortele arba kitu būdu, kurį mūsų mokėjimo paslaugų teikėjas siūlo jūsų šalyje. Kol nepaspaudėte „Užsakyti su pareiga apmokėti“, nieko nenuskaitome.",
      ],
    },
    {
      question: "Ar į kainas įskaičiuotas PVM ir ar įmonė gali gauti sąskaitą?",
      answer: [
        "Europos Sąjungoje į kainas įskaičiuotas PVM. Jei sąskaitos reikia įmonės vardu, užsakydami atverkite „Perkate įmonei?“ ir įrašykite įmonės pavadinimą bei PVM mokėtojo kodą.",
      ],
    },
    {
      question: "Kuris aliejus tinka kuriam difuzoriui?",
      answer: [
        "Visi mūsų aliejai tinka visiems mūsų difuzoriams: nuo trijų iki penkių lašų, stipriųjų vieną ar du, į švarų vandenį iš čiaupo, ne aukščiau MAX linijos.",
      ],
    },
    {
      question: "Kaip valyti difuzorių?",
      answer: [
        "Po naudojimo ištuštinkite rezervuarą ir sausai iššluostykite minkšta šluoste. Pirmiausia atjunkite laidą ir niekada nemerkite pagrindo į vandenį.",
      ],
    },
    {
      question: "Ar tai saugu vaikams ir augintiniams?",
      answer: [
        "Laikykite aliejus ir difuzorius vaikams ir augintiniams nepasiekiamoje vietoje. Lašinkite nedaug, po to išvėdinkite kambarį ir palikite atviras duris ten, kur gyvena gyvūnai. Katėms ir paukščiams reikia kambario be kvapo.",
      ],
    },
  ],
  elseBefore: "Kitas klausimas?",
  elseWrite: "Parašykite mums",
  elseBetween: " arba skaitykite puslapį",
} satisfies Messages<typeof en>;
