import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Biežāk uzdotie jautājumi",
  description: "Uzlāde, atgriešana, garantija, saziņa: īsas atbildes uz biežākajiem jautājumiem.",
  lead: "Īsas atbildes uz to, ko mums jautā visbiežāk.",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Cik ilgi darbojas akumulators un kā to uzlādē?",
      answer: [
        "Pilns 2000 mAh akumulators maigākajā no trim režīmiem darbojas līdz 24 stundām. Uzlādējiet to ar komplektā esošo USB-C vadu un 5\u00a0V adapteri.",
        "Difuzoru var lietot arī uzlādes laikā. Pēc 3 stundām tas izslēdzas pats.",
      ],
    },
    {
      id: "returns",
      question: "Vai varu kaut ko atgriezt?",
      answer: [
        "Jā. Nelietotas preces var atgriezt 30 dienu laikā bez paskaidrojumiem, un mūsu noteikumi dod jums 100 dienas no sūtījuma saņemšanas dienas.",
        "Eiropas Savienībā saskaņā ar likumu varat arī 14 dienu laikā atteikties no līguma. Kā to izdarīt, aprakstīts lapā “Atgriešana un atmaksa”.",
      ],
    },
    {
      id: "warranty",
      question: "Vai ir garantija?",
      answer: [
        "Katram difuzoram ir 1 gada garantija papildus 2 gadu likumiskajām tiesībām pieteikt prasījumu par preces neatbilstību, kas Eiropas Savienībā attiecas uz visu, ko pērkat.",
      ],
    },
    {
      id: "contact",
      question: "Kā ar jums sazināties?",
      answer: [`Rakstiet uz ${storeEmail}. Cilvēks atbild 24 stundu laikā, parasti ātrāk.`],
    },
  ],
  elseBefore: "Cits jautājums?",
  elseWrite: "Rakstiet mums",
  elseBetween: " vai lasiet lapu",
} satisfies Messages<typeof en>;
