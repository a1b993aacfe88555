import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./product-csv-messages.en.ts";

const number = numberIn("lv");

export const messages = {
  noText: "Tas nav CSV fails. Izklājlapā vispirms saglabājiet to kā CSV.",
  empty: "Failā nav preču: pirmajā rindā ir kolonnu nosaukumi, katra nākamā ir prece.",
  tooMany: (max: number) => `Failā ir vairāk nekā ${number(max)} preču. Lūdzu, sadaliet to.`,
  unknownFile:
    "Tādu failu veikals nepazīst: tas nav ne paša veikala, ne Shopify, PrestaShop vai WooCommerce (ar angliskiem nosaukumiem) eksports.",
  unknownColumn: (title: string) => `Kolonnas „${title.slice(0, 60)}” nav.`,
  columnTwice: (title: string) => `Kolonna „${title.slice(0, 60)}” ir divreiz.`,
  noName: "Failā vajadzīga kolonna ID, Article number vai Name.",
  specification: (line: string) => `Tehniskie dati: „${line.slice(0, 60)}” nav formā Nosaukums: vērtība.`,
  details: "Galvenās īpašības, ieguvumi, „Kā lietot” vai tehniskie dati: pārāk daudz rindu vai pārāk gara rinda.",
  yesOrNo: (title: string) => `${title}: lūdzu, yes vai no.`,
  noSuchId: "Preces ar šo ID nav.",
  twice: "Šī prece failā jau ir agrāk.",
  changedSince: "Šī prece ir mainīta pēc faila izveidošanas. Eksportējiet to vēlreiz vai izņemiet rindu.",
  stockDone: "Atlikums nemainās: šis fails to jau ir mainījis.",
  stockKept: "Atlikums nemainās: lai to mainītu, nezaudējot pārdoto, vajadzīga kolonna „Stock when exported”.",
  other: {
    category: "Kategorija nav skaidra: prece kļūst par piederumu.",
    reduction: "Atlaide netiek pārņemta: neviens procents nedod šo cenu līdz centam.",
    stock: "Atlikums nav gabalu skaits: tas ir 0.",
    uncounted: "Otrs veikals to pārdod bez atlikuma: šeit atlikums ir 0. Ierakstiet, cik gabalu ir.",
    gtin: (written: string) => `„${written.slice(0, 40)}” nav GTIN un netiek pārņemts.`,
    images: (more: number) => `Nepārņemti attēli: ${more}.`,
    description: "Apraksta beigas netiek pārņemtas.",
    shortCodes: "Otra veikala īskodi, piemēram, [gallery], aprakstā netiek pārņemti.",
    draft:
      "Tā tiks importēta kā melnraksts. Norādiet, saskaņā ar kuru tiesību aktu prece ir marķēta, un tad publicējiet to.",
    anyValue: "Tā apzīmē jebkuru varianta vērtību. Otrā veikalā piešķiriet tai vienu vērtību no katra varianta.",
    noPrice: "Tai nav cenas, tāpēc otrā veikalā to nepārdod.",
    withoutVat: "Cena tiek pārņemta bez PVN: iestatījumos nav PVN numura, kas norādītu valsti.",
    notPublished: "Otrā veikalā tā nav publicēta.",
    hidden: "Otrā veikalā tā katalogā ir paslēpta.",
    giftCard: "Dāvanu kartes šeit nepārdod.",
    kind: (kind: string) => `Šāda veida preces šeit nepārdod: ${kind.slice(0, 60)}.`,
    noParent: (parent: string) => `Failā nav preces „${parent.slice(0, 60)}”, kurai tā pieder.`,
    noProduct: (named) => `Veikalā nav preces „${named.slice(0, 60)}”, kurai tā pieder. Vispirms importējiet preces.`,
    reference: (sku) => `Artikula numurs „${sku.slice(0, 64)}” pieder citai precei: tā saņem savu numuru.`,
    hasVariants: "Tai šeit ir varianti: nosaukums, cena un svars paliek nemainīgi.",
    impact: (title, written) => `${title}: „${written.slice(0, 40)}” nav skaitlis.`,
  },
} satisfies Messages<typeof en>;
