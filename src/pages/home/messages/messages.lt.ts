import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lifestyle: {
    eyebrow: "Gyvenimo būdas",
    title: "Rytas, popietė, vakaras",
    scenes: {
      bath: {
        alt: "Šalavijų žalumo difuzorius ir eukaliptų aliejaus buteliukas šalia sulankstytų rankšluosčių",
        title: "Septinta ryto",
        text: "Garai ant veidrodžio, šiltas rankšluostis. Du lašai eukalipto, ir kambarys pabunda anksčiau už jus.",
        link: "Gryni aliejai",
      },
      reading: {
        alt: "Riešutmedžio ir pieninio stiklo difuzorius tarp knygų ir puodelio lango šviesoje",
        title: "Ketvirta popiet",
        text: "Puodelis ir knyga, kurią norėjote baigti. Kedras švelniausiu lygiu ir uždarytos durys.",
        link: "Žiūrėti difuzorius",
      },
      bedside: {
        alt: "Kupolo formos difuzorius su akmens apdaila šviečia ant naktinio staliuko, už jo puodelis ir knygos",
        title: "Dešimta vakaro",
        text: "Lempa išjungta, paskutinė šviesa – difuzorius. Po trijų valandų jis išsijungia pats.",
        link: "Žiūrėti kolekciją",
      },
    },
  },
  journey: {
    title: "Mūsų kelias",
    lead: "Kaip plastikinis kūgis spintoje tapo mažais kvapų namais.",
    chapters: [
      {
        title: "Spinta",
        text: "Pirmąjį difuzorių slėpdavome, kai ateidavo svečių. Kvapą pasilikome ir ėmėme ieškoti kitos formos.",
      },
      {
        title: "Krosnis",
        text: "Keramikai reikia laiko: ji žiedžiama, džiovinama, degama ir glazūruojama, o kartais skyla. Kas išeina sveika, gali stovėti kambaryje dvidešimt metų.",
      },
      {
        title: "Mažas buteliukas",
        text: "Kiekviename po vieną augalą. Nustojome maišyti už kitus tą dieną, kai pastebėjome, kad namie visi vis tiek maišo patys.",
      },
      {
        title: "Ramus vakaras",
        text: "Be programėlės, be balso komandų, be tvarkaraščio. Vandens iki linijos, trys lašai, vienas mygtukas. Po 3 valandų išsijungia pats.",
      },
    ],
    link: "Mūsų istorija",
  },
  customerFilm: {
    eyebrow: "Jūsų namuose",
    title: "Vienas vakaras namuose",
    text: "Batai prie durų, sriuba ant viryklės, knyga beveik perskaityta. Kyla rūkas, šviesa prigęsta.",
    label: "Medinis difuzorius šviečia tamsioje svetainėje, iš jo kyla rūkas",
  },
  testimonials: {
    title: "Iš mūsų klientų",
    note: "Pavyzdiniai demonstracinės versijos atsiliepimai. Atidaryta parduotuvė rodo tik tai, ką parašė jos klientai.",
    spoken: "Pavyzdinis įvertinimas: 5 žvaigždutės iš 5",
    all: [
      { name: "Liis, Tartu", words: "Pirmasis, kurio nepaslėpiau. Mama paklausė, kuris keramikas jį sukūrė." },
      {
        name: "Jonas, Vilnius",
        words: "Kedras ir apelsinas kiekvieną vakarą nuo spalio. Kambarys kvepia, lyg kas būtų kepęs miške.",
      },
      {
        name: "Clara, Lyon",
        words: "Toks tylus, kad žiūriu į rūką, norėdama žinoti, ar įjungtas. O siuntą atidaryti buvo malonu.",
      },
    ],
  },
} satisfies Messages<typeof en>;
