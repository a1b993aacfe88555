import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./about-text.en.ts";

export const text = {
  title: "Mūsu stāsts",
  description: "Kāpēc mēs veidojam difuzorus, kas paliek otrajā plānā, un eļļas, kas smaržo pēc tā, kas tās ir.",
  eyebrow: "Mūsu stāsts",
  heading: "Viss sākās ar istabu, kas negribēja apklust",
  image:
    "Atvērtas medus krāsas stikla pudelītes rindā, vienā no tām misiņa piltuve, blakus karafe ar eļļu un rozmarīna zariņi",
  story: (storeName: string) => [
    "Pirmais difuzors, kas mums bija, bija plastmasas konuss ar zilu gaismu. Tas darbojās, un to lika skapī ikreiz, kad kāds nāca ciemos. Tas šķita ačgārni: lieta, kas dod istabai smaržu, taču ir istabā visu dienu.",
    `Tāpēc ${storeName} sākās ar priekšmetu, nevis ar smaržu. Tam jāiederas starp grāmatām un bļodām. To jāvar vakarā piepildīt, nelasot instrukciju. Un tas nedrīkst radīt vairāk skaņas nekā pāršķirta lappuse.`,
    "Eļļas nāca vēlāk. Meklējām mazas pudelītes, kurās ir tikai viens: lavanda, kas smaržo pēc stublājiem un saules, nevis pēc ziepēm; ciedrs kā tikko uzasināts zīmulis. Jaukšana paliek jūsu ziņā. Trīs pilieni no viena un divi no otra – tā ir visa māksla, un klusam vakaram tā ir laba māksla.",
    "Mēs joprojām pārdodam tikai to, ko paši atstātu uz galda.",
  ],
  valuesTitle: "Kas mums ir svarīgi",
  values: {
    pure: {
      title: "Tīrs un dabisks",
      text: "Katrā pudelītē viens augs: spiests vai destilēts, nosaukts savā vārdā, ne ar ko neatšķaidīts. Ja eļļa mainās līdz ar ražu, mēs to pieļaujam.",
    },
    quality: {
      title: "Augsta kvalitāte",
      text: "Virsmas, kurām patīkami pieskarties un kas skaisti noveco. Radīts noslaucīšanai, uzpildīšanai un paturēšanai, ar akumulatoru visai dienai.",
    },
    wellness: {
      title: "Vispirms labsajūta",
      text: "Smaržai jāpalīdz dienai palēnināties un tad jābeidzas. Katrs difuzors pēc 3 stundām izslēdzas pats, un neviens no tiem nerunā ar jūsu tālruni.",
    },
  },
  shop: "Skatīt kolekciju",
} satisfies Messages<typeof en>;
