import type { Language } from "#shared/language.ts";
import type { CollectionRule } from "../../collection.ts";

interface DemoCollectionTexts {
  title: string;
  slug: string;
  /** Also what search engines show. */
  text: string;
}

interface DemoCollection {
  id: string;
  /** A file of the demo's products. */
  image: string;
  rule: CollectionRule;
  texts: Readonly<Record<Language, DemoCollectionTexts>>;
}

const choice = (attribute: string, values: string[]): CollectionRule => ({
  match: "all",
  conditions: [{ field: "choice", attribute, values }],
});

/** Collections by rule, in their order. The texts of other languages are a machine's, not yet read by a person. */
export const DEMO_COLLECTIONS: readonly DemoCollection[] = [
  {
    id: "c0110000-0000-4000-8000-000000000001",
    image: "pictures/lavender-oil-2.webp",
    rule: choice("scent-family", ["floral", "woody", "resinous"]),
    texts: {
      en: {
        title: "Calm Evenings",
        slug: "calm-evenings",
        text: "Flowers, wood and resin for the hours when the day is done.",
      },
      et: {
        title: "Rahulikud õhtud",
        slug: "rahulikud-ohtud",
        text: "Lilled, puit ja vaik tundideks, mil päev on õhtus.",
      },
      lv: {
        title: "Mierīgi vakari",
        slug: "mierigi-vakari",
        text: "Ziedi, koks un sveķi stundām, kad diena ir galā.",
      },
      lt: {
        title: "Ramūs vakarai",
        slug: "ramus-vakarai",
        text: "Gėlės, mediena ir dervos valandoms, kai diena jau baigta.",
      },
      fi: {
        title: "Rauhalliset illat",
        slug: "rauhalliset-illat",
        text: "Kukkia, puuta ja pihkaa hetkiin, jolloin päivä on takana.",
      },
      de: {
        title: "Ruhige Abende",
        slug: "ruhige-abende",
        text: "Blüten, Holz und Harz für die Stunden, wenn der Tag geschafft ist.",
      },
      pl: {
        title: "Spokojne wieczory",
        slug: "spokojne-wieczory",
        text: "Kwiaty, drewno i żywica na godziny, gdy dzień dobiega końca.",
      },
    },
  },
  {
    id: "c0110000-0000-4000-8000-000000000002",
    image: "pictures/lemon-oil-2.webp",
    rule: choice("scent-family", ["citrus", "minty", "herbal"]),
    texts: {
      en: {
        title: "Bright Mornings",
        slug: "bright-mornings",
        text: "Citrus, mint and herbs that open the window of a room.",
      },
      et: {
        title: "Erksad hommikud",
        slug: "erksad-hommikud",
        text: "Tsitrused, münt ja ürdid, mis teevad toas justkui akna lahti.",
      },
      lv: {
        title: "Mundri rīti",
        slug: "mundri-riti",
        text: "Citrusi, mētra un garšaugi, kas istabā it kā atver logu.",
      },
      lt: {
        title: "Žvalūs rytai",
        slug: "zvalus-rytai",
        text: "Citrusai, mėtos ir žolelės, kurios kambaryje tarsi atveria langą.",
      },
      fi: {
        title: "Virkeät aamut",
        slug: "virkeat-aamut",
        text: "Sitrusta, minttua ja yrttejä, jotka avaavat huoneeseen ikkunan.",
      },
      de: {
        title: "Wache Morgen",
        slug: "wache-morgen",
        text: "Zitrus, Minze und Kräuter, die im Zimmer das Fenster öffnen.",
      },
      pl: {
        title: "Rześkie poranki",
        slug: "rzeskie-poranki",
        text: "Cytrusy, mięta i zioła – jak otwarte okno w pokoju.",
      },
    },
  },
  {
    id: "c0110000-0000-4000-8000-000000000003",
    image: "pictures/walnut-grove-diffuser-2.webp",
    rule: choice("room", ["bedroom"]),
    texts: {
      en: {
        title: "For the Bedroom",
        slug: "for-the-bedroom",
        text: "Diffusers and oils that stay quiet beside a bed.",
      },
      et: {
        title: "Magamistuppa",
        slug: "magamistuppa",
        text: "Difuuserid ja õlid, mis jäävad voodi kõrval vaikseks.",
      },
      lv: {
        title: "Guļamistabai",
        slug: "gulamistabai",
        text: "Difuzori un eļļas, kas blakus gultai paliek klusi.",
      },
      lt: {
        title: "Miegamajam",
        slug: "miegamajam",
        text: "Difuzoriai ir aliejai, kurie prie lovos netrikdo tylos.",
      },
      fi: {
        title: "Makuuhuoneeseen",
        slug: "makuuhuoneeseen",
        text: "Diffuusereita ja öljyjä, jotka pysyvät sängyn vieressä hiljaisina.",
      },
      de: {
        title: "Für das Schlafzimmer",
        slug: "fuer-das-schlafzimmer",
        text: "Diffuser und Öle, die neben dem Bett leise bleiben.",
      },
      pl: {
        title: "Do sypialni",
        slug: "do-sypialni",
        text: "Dyfuzory i olejki, które przy łóżku zachowują ciszę.",
      },
    },
  },
  {
    id: "c0110000-0000-4000-8000-000000000004",
    image: "pictures/walnut-oil-stand-1.webp",
    rule: { match: "all", conditions: [{ field: "price", to: 3_000 }] },
    texts: {
      en: { title: "Gifts up to €30", slug: "gifts-up-to-30", text: "Small things that are good to give." },
      et: { title: "Kingitused kuni 30 €", slug: "kingitused-kuni-30", text: "Väikesed asjad, mida on hea kinkida." },
      lv: { title: "Dāvanas līdz 30 €", slug: "davanas-lidz-30", text: "Mazas lietas, ko ir prieks dāvināt." },
      lt: { title: "Dovanos iki 30 €", slug: "dovanos-iki-30", text: "Maži daiktai, kuriuos gera dovanoti." },
      fi: {
        title: "Lahjat 30 euroon asti",
        slug: "lahjat-enintaan-30",
        text: "Pieniä asioita, joita on ilo antaa lahjaksi.",
      },
      de: { title: "Geschenke bis 30 €", slug: "geschenke-bis-30", text: "Kleinigkeiten, die man gern verschenkt." },
      pl: { title: "Prezenty do 30 €", slug: "prezenty-do-30", text: "Drobiazgi, które miło podarować." },
    },
  },
];
