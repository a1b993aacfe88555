import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./about-text.en.ts";

export const text = {
  title: "Mūsų istorija",
  description: "Kodėl kuriame difuzorius, kurie lieka antrame plane, ir aliejus, kurie kvepia tuo, kas jie yra.",
  eyebrow: "Mūsų istorija",
  heading: "Viskas prasidėjo nuo kambario, kuris nenorėjo nutilti",
  image:
    "Atidaryti medaus spalvos stiklo buteliukai eilėje, viename iš jų – žalvarinis piltuvėlis, šalia – grafinas su aliejumi ir rozmarino šakelės",
  story: (storeName: string) => [
    "Pirmasis mūsų difuzorius buvo plastikinis kūgis su mėlyna šviesa. Jis veikė, ir jį slėpdavome į spintą, vos kas nors ateidavo. Atrodė, kad turėtų būti atvirkščiai: juk tai, kas kvepina kambarį, jame stovi visą dieną.",
    `Todėl ${storeName} prasidėjo nuo daikto, o ne nuo kvapo. Jis turėtų derėti tarp knygų ir dubenėlių. Vakare jį turėtų būti galima pripildyti neskaitant instrukcijos. Ir jis neturėtų skleisti daugiau garso nei verčiamas puslapis.`,
    "Aliejai atsirado vėliau. Ieškojome mažų buteliukų, kuriuose yra vienas dalykas: levanda, kvepianti stiebais ir saule, o ne muilu; kedras kaip ką tik nudrožtas pieštukas. Maišyti paliekame jums. Trys lašai vieno ir du kito – tai visa išmintis, ir ramiam vakarui ji gera.",
    "Ir dabar parduodame tik tai, ką patys paliktume stovėti ant stalo.",
  ],
  valuesTitle: "Kas mums svarbu",
  values: {
    pure: {
      title: "Gryna ir natūralu",
      text: "Viename buteliuke vienas augalas: spaustas arba distiliuotas, pavadintas savo vardu, niekuo neskiestas. Jei aliejus kinta su derliumi, leidžiame jam kisti.",
    },
    quality: {
      title: "Aukšta kokybė",
      text: "Paviršiai, kuriuos malonu liesti ir kurie gražiai sensta. Sukurta valyti, papildyti ir išsaugoti, su akumuliatoriumi visai dienai.",
    },
    wellness: {
      title: "Pirmiausia gera savijauta",
      text: "Kvapas turi padėti dienai sulėtėti, o tada baigtis. Kiekvienas difuzorius po 3 valandų išsijungia pats, ir nė vienas jų nekalba su jūsų telefonu.",
    },
  },
  shop: "Žiūrėti kolekciją",
} satisfies Messages<typeof en>;
