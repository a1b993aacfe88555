import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Korduma kippuvad küsimused",
  description: "Laadimine, tagastamine, garantii, kontakt: lühikesed vastused sagedamatele küsimustele.",
  lead: "Lühikesed vastused sellele, mida meilt kõige rohkem küsitakse.",
  entriesTitle: "Kõige olulisem",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Kui kaua aku kestab ja kuidas seda laadida?",
      answer: [
        "Täislaetud 2000 mAh aku kestab kolmest tugevusastmest kõige nõrgemal kuni 24 tundi. Laadi seda karbis oleva USB-C kaabli ja 5\u00a0V adapteriga.",
        "Difuuserit saab kasutada ka laadimise ajal. Kolme tunni pärast lülitub see ise välja.",
      ],
    },
    {
      id: "returns",
      question: "Kas ma saan midagi tagastada?",
      answer: [
        "Jah. Meie tingimused annavad sulle 100 päeva alates paki kättesaamisest. Kasutamata tooteid saab 30 päeva jooksul tagastada ilma pikemata.",
        "Euroopa Liidus võid seaduse järgi ka 14 päeva jooksul lepingust taganeda. Kuidas, seda räägib leht „Tagastamine ja tagasimaksed“.",
      ],
    },
    {
      id: "warranty",
      question: "Kas toodetel on garantii?",
      answer: [
        "Igal difuuseril on 1-aastane garantii, lisaks müüja 2-aastane seadusest tulenev vastutus, mis kehtib kõige kohta, mida Euroopa Liidus ostad.",
      ],
    },
    {
      id: "contact",
      question: "Kuidas teiega ühendust saab?",
      answer: [`Kirjuta aadressile ${storeEmail}. Inimene vastab 24 tunni jooksul, tavaliselt varem.`],
    },
  ],
  moreTitle: "Tellimine ja kasutamine",
  more: [
    {
      question: "Kui kaua tarne kestab ja mis see maksab?",
      answer: [
        "Töötleme tellimuse 24 tunni jooksul. Tarne kestab 4 kuni 24 tööpäeva; Euroopas jõuab enamik pakke kohale selle aja alguses. Kassas näed hinda enne tellimist, täpsemalt räägib leht „Tarnetingimused“.",
      ],
    },
    {
      question: "Kas saan tellimuse pakiautomaadist kätte?",
      answer: [
        "Jah, igas riigis, mille jaoks kassa seda pakub. Vali seal „Pakiautomaat“ ja sulle sobiv koht. Enamik automaate on avatud ööpäev läbi; igaühe lahtiolekuajad on kassas tema juures kirjas.",
      ],
    },
    {
      question: "Kuidas saan maksta?",
      answer: [
        "Kaardiga või muul viisil, mida meie makseteenuse pakkuja sinu riigis võimaldab. Enne kui vajutad „Telli ja maksa“, raha ei võeta.",
      ],
    },
    {
      question: "Kas hinnad sisaldavad käibemaksu ja kas ettevõte saab arve?",
      answer: [
        "Euroopa Liidus sisaldavad hinnad käibemaksu. Kui soovid arvet ettevõtte nimele, ava kassas „Ostad ettevõttele?“ ning sisesta ettevõtte nimi ja käibemaksukohustuslase number.",
      ],
    },
    {
      question: "Milline õli sobib millisesse difuuserisse?",
      answer: [
        "Kõik meie õlid sobivad kõigisse meie difuuseritesse: kolm kuni viis tilka, tugevatest üks või kaks, puhtasse kraanivette, mitte üle MAX-joone.",
      ],
    },
    {
      question: "Kuidas difuuserit puhastada?",
      answer: [
        "Tühjenda paak pärast kasutamist ja pühi see pehme lapiga kuivaks. Enne tõmba juhe välja; alust ei tohi kunagi vette panna.",
      ],
    },
    {
      question: "Kas see on lastele ja lemmikloomadele ohutu?",
      answer: [
        "Hoia õlisid ja difuusereid lastele ja lemmikloomadele kättesaamatus kohas. Kasuta vähe tilku, tuuluta pärast tuba ja jäta uks lahti, kui kodus elab loomi. Kassid ja linnud vajavad lõhnavaba tuba.",
      ],
    },
  ],
  elseBefore: "Midagi muud?",
  elseWrite: "Kirjuta meile",
  elseBetween: " või loe lehte",
} satisfies Messages<typeof en>;
