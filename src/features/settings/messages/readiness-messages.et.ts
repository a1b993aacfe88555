import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./readiness-messages.en.ts";

const counted = countedIn("et");
const number = numberIn("et");

export const messages = {
  title: "Valmis avamiseks",
  lead: "Mida seadus nõuab ostjatele öelda ja mida see pood veel ei tea. See ei ole õigusabi: küsi igal turul juristilt.",
  rules: {
    L19: "Elektriseadmete õigus",
    L30: "Tarbijaõigus: müüja vastutus",
    L45: "Tarbijavaidluste õigus",
    L49: "E-kaubanduse õigus: kes müüb",
    L53: "Pakendiõigus",
  },
  asOf: (day: string) => `Reeglid seisuga ${day}.`,
  ready: "Selle loendi järgi ei puudu midagi.",
  paidInTest: {
    title: "Maksed on proovimaksed",
    text: "Raha ei liigu, seega on iga tellimus proovitellimus: aruanded jätavad selle välja ja selle arve on märgitud prooviks. Müümiseks sisesta päris võtmed: STRIPE_SECRET_KEY või Montonio võtmed koos MONTONIO_ENVIRONMENT=live.",
  },
  withoutBackup: {
    title: "Öösel ei tehta varukoopiat",
    text: "See pood ei tee endast varukoopiaid. Palu serveri eest hoolitsejal seadistada varukoopiate salv (BACKUP_S3_BUCKET ja teised) või hoida iga päev üht koopiat mujal.",
  },
  firstLooks: {
    title: "Enne esimest tellimust",
    look: "Vaata üle",
    items: {
      storeName: "Poe nimi, mis on veel Aurelle",
      deliveryPrices:
        "Tarnehinnad ja kuhu kaup tohib minna: pood saadab kõikidesse Euroopa Liidu riikidesse ja Ameerika Ühendriikidesse, kui toode ei ütle teisiti",
      oneStopShop:
        "Registreerimine OSS-erikorra (ühe akna süsteemi) kasutajaks maksuametis, enne kui kaup läheb tarbijale teise EL-i riiki: arvetel on kirjas, et käibemaks deklareeritakse seal",
      policies: "Poe tingimused: mida need lubavad, näiteks 100 päeva tagastamiseks, peab sinu poes paika pidama",
    },
  },
  required: "Ilma nendeta päris pood ei käivitu",
  advised: "Seadus nõuab paljudelt poodidelt",
  more: "Tööriistad selleks, mida seadus hiljem nõuab",
  links: {
    recalls: { label: "Tagasinõudmised", text: "Leia toote või partii ostjad ja kirjuta neile." },
    processing: {
      label: "Töötlemistoimingute register",
      text: "Mis isikuandmetega tehakse, nõusolekud, ja kas privaatsuspoliitika nimetab kõiki andmete saajaid.",
    },
    soldMaterials: {
      label: "Müük materjalide järgi",
      text: "Pakendite, elektriseadmete ja patareide registrite jaoks.",
    },
  },
  loading: "Kontrollin, mis puudub",
  failed: "Loendit ei õnnestunud laadida",
  enter: "Sisesta",
  items: {
    traderName: "Müüja ärinimi",
    traderAddress: "Müüja postiaadress",
    storeEmail: "Oma e-posti aadress support@example.com asemel",
    phone: "Telefoninumber, kuhu ostjad saavad helistada",
    register: "Ettevõtte registrikood",
    vatNumber: "Käibemaksukohustuslase number; ka ilma selleta maksavad ostjad käibemaksu",
    refusedVatNumber:
      "Oma käibemaksukohustuslase number, mille VIES vastu võtab: seda numbrit ta ei võta ja kõik äriostjad maksavad käibemaksu. Paranda number või lase maksuametil see VIES-i kanda",
    representative: "Ettevõtte esindaja (Saksamaa)",
    packaging: "Pakendiregistrite numbrid riikide kaupa (Saksamaa, Prantsusmaa)",
    weee: "Elektriseadmete registrite numbrid riikide kaupa (Saksamaa)",
    guaranteeNotice:
      "Komisjoni teatis müüja seadusest tuleneva vastutuse kohta igas avaldatud keeles; seni poe enda tekst",
    disputeBody: "Tarbijavaidlusi lahendav organ, kui selle menetluses osaled (Prantsusmaa)",
  },
  products: "Tooted, millel midagi puudub",
  gaps: {
    label: "ilma täieliku ohumärgistuseta",
    maker: "ilma tootjata, kellel on posti- ja elektrooniline aadress",
    responsiblePerson: "ilma vastutava isikuta; vajalik, kui tootja on väljaspool EL-i",
    weight: "ilma kaaluta",
    materials: "ilma materjalide ja nende kaaluta",
    safetyTexts: "mille ohutusteave või vastutav isik on mõnes ostjatele nähtavas keeles puudu või aegunud",
  },
  gap: (count: number, gap: string) => `${counted(count, { one: "toode", other: "toodet" })} ${gap}`,
  others: (count: number) => `ja veel ${number(count)}`,
  refused: (items: readonly string[]) =>
    `Päris pood ütleb, kes müüb. Puudub: ${items.join("; ")}. Sisesta need seadetes, kuni see on demopood, või käivita see üks kord muutujatega TRADER_NAME, TRADER_ADDRESS ja TRADER_EMAIL.`,
  needed: (items: readonly string[]) => `Päris pood ei käivitu ilma selleta: ${items.join("; ")}.`,
  advice: (items: readonly string[], where: string) =>
    `Seadus nõuab paljudelt poodidelt rohkem, kui see pood praegu ütleb (${where}): ${items.join("; ")}.`,
} satisfies Messages<typeof en>;
