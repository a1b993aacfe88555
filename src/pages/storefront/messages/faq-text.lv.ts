import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Biežāk uzdotie jautājumi",
  description: "Uzlāde, atgriešana, garantija, saziņa: īsas atbildes uz biežākajiem jautājumiem.",
  lead: "Īsas atbildes uz to, ko mums jautā visbiežāk.",
  entriesTitle: "Svarīgākais",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Cik ilgi darbojas akumulators un kā to uzlādē?",
      answer: [
        "Pilnībā uzlādēts 2000 mAh akumulators zemākajā no trim intensitātes pakāpēm darbojas līdz 24 stundām. Uzlādējiet to ar komplektā esošo USB-C vadu un 5\u00a0V adapteri.",
        "Difuzoru var lietot arī uzlādes laikā. Pēc 3 stundām tas izslēdzas pats.",
      ],
    },
    {
      id: "returns",
      question: "Vai varu kaut ko atgriezt?",
      answer: [
        "Jā. Mūsu noteikumi dod jums 100 dienas no sūtījuma saņemšanas dienas. Nelietotas preces var atgriezt 30 dienu laikā bez paskaidrojumiem.",
        "Eiropas Savienībā saskaņā ar likumu varat arī 14 dienu laikā atteikties no līguma. Kā to izdarīt, aprakstīts lapā „Atgriešana un atmaksa”.",
      ],
    },
    {
      id: "warranty",
      question: "Vai ir garantija?",
      answer: [
        "Katram difuzoram ir 1 gada garantija papildus 2 gadu likumiskajai atbilstības garantijai, kas Eiropas Savienībā attiecas uz visu, ko pērkat.",
      ],
    },
    {
      id: "contact",
      question: "Kā ar jums sazināties?",
      answer: [`Rakstiet uz ${storeEmail}. Atbild cilvēks, 24 stundu laikā, parasti ātrāk.`],
    },
  ],
  moreTitle: "Pasūtīšana un lietošana",
  more: [
    {
      question: "Cik ilgi notiek piegāde un cik tā maksā?",
      answer: [
        "Pasūtījumu apstrādājam 24 stundu laikā. Piegāde ilgst no 4 līdz 24 darbdienām; Eiropā lielākā daļa sūtījumu pienāk šī laika sākumā. Noformējot pasūtījumu, cenu redzat pirms pasūtīšanas, bet sīkāk par to rakstīts lapā „Piegāde”.",
      ],
    },
    {
      question: "Vai pasūtījumu var saņemt pakomātā?",
      answer: [
        "Jā, katrā valstī, kurai pasūtījuma noformēšanā tas piedāvāts. Izvēlieties „Pakomāts” un sev ērtāko vietu. Lielākā daļa pakomātu ir atvērti visu diennakti; katra darba laiks norādīts tam blakus.",
      ],
    },
    {
      question: "Kā varu samaksāt?",
      answer: [
        "Ar karti vai citā veidā, ko mūsu maksājumu pakalpojumu sniedzējs piedāvā jūsu valstī. Pirms nospiežat „Pasūtīt ar pienākumu maksāt”, nauda netiek ieturēta.",
      ],
    },
    {
      question: "Vai cenās ir iekļauts PVN, un vai uzņēmums var saņemt rēķinu?",
      answer: [
        "Eiropas Savienībā cenās ir iekļauts PVN. Ja rēķins vajadzīgs uz uzņēmuma vārda, noformējot pasūtījumu, atveriet „Pērkat uzņēmumam?” un ievadiet uzņēmuma nosaukumu un PVN numuru.",
      ],
    },
    {
      question: "Kura eļļa der kuram difuzoram?",
      answer: [
        "Visas mūsu eļļas der visiem mūsu difuzoriem: trīs līdz pieci pilieni, stiprajām viens vai divi, tīrā krāna ūdenī, ne augstāk par MAX līniju.",
      ],
    },
    {
      question: "Kā tīrīt difuzoru?",
      answer: [
        "Pēc lietošanas iztukšojiet tvertni un izslaukiet to ar mīkstu drānu. Vispirms atvienojiet vadu un nekad nelieciet pamatni ūdenī.",
      ],
    },
    {
      question: "Vai tas ir droši bērniem un mājdzīvniekiem?",
      answer: [
        "Glabājiet eļļas un difuzorus bērniem un dzīvniekiem nepieejamā vietā. Lietojiet maz pilienu, pēc tam izvēdiniet telpu un atstājiet durvis vaļā, ja mājās ir dzīvnieki. Kaķiem un putniem vajadzīga telpa bez smaržas.",
      ],
    },
  ],
  elseBefore: "Cits jautājums?",
  elseWrite: "Rakstiet mums",
  elseBetween: " vai lasiet lapu",
} satisfies Messages<typeof en>;
