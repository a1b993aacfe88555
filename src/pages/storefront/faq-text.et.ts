import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Korduma kippuvad küsimused",
  description: "Laadimine, tagastamine, garantii, kontakt: lühikesed vastused sagedamatele küsimustele.",
  lead: "Lühikesed vastused sellele, mida meilt kõige rohkem küsitakse.",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Kui kaua aku kestab ja kuidas seda laadida?",
      answer: [
        "Täis 2000 mAh aku kestab kolmest režiimist kõige õrnemal kuni 24 tundi. Laadi seda karbis oleva USB-C kaabli ja 5\u00a0V adapteriga.",
        "Difuuserit saab kasutada ka laadimise ajal. Kolme tunni pärast lülitub see ise välja.",
      ],
    },
    {
      id: "returns",
      question: "Kas ma saan midagi tagastada?",
      answer: [
        "Jah. Kasutamata tooteid saab tagastada 30 päeva jooksul ilma pikemata ning meie tingimused annavad sulle 100 päeva alates paki kättesaamisest.",
        "Euroopa Liidus võid seaduse järgi ka 14 päeva jooksul lepingust taganeda. Kuidas, seda räägib leht „Tagastamine ja tagasimaksed“.",
      ],
    },
    {
      id: "warranty",
      question: "Kas toodetel on garantii?",
      answer: [
        "Igal difuuseril on 1-aastane garantii, lisaks 2-aastane seadusjärgne pretensiooni esitamise õigus, mis kehtib kõigele, mida Euroopa Liidus ostad.",
      ],
    },
    {
      id: "contact",
      question: "Kuidas teiega ühendust saab?",
      answer: [`Kirjuta aadressile ${storeEmail}. Inimene vastab 24 tunni jooksul, tavaliselt varem.`],
    },
  ],
  elseBefore: "Midagi muud?",
  elseWrite: "Kirjuta meile",
  elseBetween: " või loe lehte",
} satisfies Messages<typeof en>;
