import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lifestyle: {
    eyebrow: "Dzīvesveids",
    title: "Rīts, pēcpusdiena, vakars",
    scenes: {
      bath: {
        alt: "Salvijzaļš difuzors un eikalipta eļļas pudelīte blakus salocītiem dvieļiem",
        title: "Septiņi no rīta",
        text: "Tvaiks uz spoguļa, silts dvielis. Divi pilieni eikalipta, un istaba pamostas pirms jums.",
        link: "Tīras eļļas",
      },
      reading: {
        alt: "Valriekstkoka un pienstikla difuzors starp grāmatām un tasi loga gaismā",
        title: "Četri pēcpusdienā",
        text: "Tase un grāmata, ko gribējāt izlasīt līdz galam. Ciedrs maigākajā pakāpē un aizvērtas durvis.",
        link: "Skatīt difuzorus",
      },
      bedside: {
        alt: "Kupolveida difuzors ar akmens apdari spīd uz naktsgaldiņa, aiz tā krūze un grāmatas",
        title: "Desmit vakarā",
        text: "Lampa ir izslēgta, un pēdējā gaisma ir difuzors. Pēc trim stundām tas izslēdzas pats.",
        link: "Skatīt kolekciju",
      },
    },
  },
  journey: {
    title: "Mūsu ceļš",
    lead: "Kā no plastmasas konusa skapī radās mazs smaržu nams.",
    chapters: [
      {
        title: "Skapis",
        text: "Pirmo difuzoru slēpām, kad nāca viesi. Smaržu paturējām un sākām meklēt citu veidolu.",
      },
      {
        title: "Ceplis",
        text: "Keramikai vajadzīgs laiks: to virpo, žāvē, apdedzina un glazē, un reizēm tā saplaisā. Kas iznāk vesels, var stāvēt istabā divdesmit gadu.",
      },
      {
        title: "Maza pudelīte",
        text: "Katrā viens augs. Jaukt citu vietā pārstājām dienā, kad pamanījām, ka mājās tik un tā katrs jauc pats.",
      },
      {
        title: "Kluss vakars",
        text: "Bez lietotnes, bez balss komandām, bez grafika. Ūdens līdz līnijai, trīs pilieni, viena poga. Pēc 3 stundām tas izslēdzas pats.",
      },
    ],
    link: "Mūsu stāsts",
  },
  customerFilm: {
    eyebrow: "Jūsu mājās",
    title: "Viens vakars mājās",
    text: "Kurpes pie durvīm, zupa uz plīts, grāmata gandrīz izlasīta. Migla ceļas, un gaisma kļūst blāvāka.",
    label: "Koka difuzors spīd tumšā viesistabā, no tā ceļas migla",
  },
  testimonials: {
    title: "No mūsu klientiem",
    note: "Parauga atsauksmes demonstrācijas veikalam. Atvērts veikals rāda tikai to, ko rakstījuši tā klienti.",
    spoken: "Parauga vērtējums: 5 zvaigznes no 5",
    all: [
      { name: "Liis, Tartu", words: "Pirmais, ko nenoslēpu. Mamma jautāja, kurš keramiķis to darinājis." },
      {
        name: "Jonas, Vilnius",
        words: "Ciedrs un apelsīns, katru vakaru kopš oktobra. Istaba smaržo, it kā kāds būtu cepis mežā.",
      },
      {
        name: "Clara, Lyon",
        words: "Tik kluss, ka skatos uz miglu, lai zinātu, vai tas ir ieslēgts. Un sūtījumu bija prieks atvērt.",
      },
    ],
  },
} satisfies Messages<typeof en>;
