import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lifestyle: {
    eyebrow: "Elustiil",
    title: "Hommik, pärastlõuna, õhtu",
    scenes: {
      bath: {
        alt: "Salveiroheline difuuser ja pudel eukalüptiõli kokku pandud rätikute kõrval",
        title: "Hommikul kell seitse",
        text: "Peegel on udune, rätik soe. Kaks tilka eukalüpti ja ruum ärkab enne sind.",
        link: "Puhtad õlid",
      },
      reading: {
        alt: "Pähklipuust ja piimklaasist difuuser raamatute ja tassi vahel aknavalguses",
        title: "Pärastlõunal kell neli",
        text: "Tass teed ja raamat, mille tahtsid lõpuni lugeda. Seedripuu kõige õrnemal astmel ja uks kinni.",
        link: "Vaata difuusereid",
      },
      bedside: {
        alt: "Kuplikujuline kiviviimistlusega difuuser helendab öökapil, taga tass ja raamatud",
        title: "Õhtul kell kümme",
        text: "Lamp on kustus ja viimasena põleb difuuser. Kolme tunni pärast lülitub see ise välja.",
        link: "Vaata kollektsiooni",
      },
    },
  },
  journey: {
    title: "Meie teekond",
    lead: "Kuidas plasttuutust kapis sai väike lõhnamaja.",
    chapters: [
      {
        title: "Kapp",
        text: "Esimese difuuseri peitsime külaliste eest ära. Lõhn jäi meile ja hakkasime otsima teist kuju.",
      },
      {
        title: "Põletusahi",
        text: "Keraamika võtab aega: seda treitakse, kuivatatakse, põletatakse ja glasuuritakse ning aeg-ajalt see praguneb. Mis tervena välja tuleb, võib toas seista kakskümmend aastat.",
      },
      {
        title: "Väike pudel",
        text: "Igas üksainus taim. Teiste eest segamise lõpetasime päeval, mil märkasime, et kodus segavad niikuinii kõik ise.",
      },
      {
        title: "Vaikne õhtu",
        text: "Ei rakendust, ei häälkäsklusi, ei ajakava. Vesi jooneni, kolm tilka, üks nupp. Kolme tunni pärast lülitub see ise välja.",
      },
    ],
    link: "Loe meie lugu",
  },
  customerFilm: {
    eyebrow: "Sinu kodus",
    title: "Üks õhtu kodus",
    text: "Kingad ukse kõrval, supp pliidil, raamat peaaegu läbi. Udu tõuseb ja valgus jääb hämaraks.",
    label: "Puidust difuuser helendab hämaras elutoas, sellest tõuseb udu",
  },
  testimonials: {
    title: "Meie klientidelt",
    note: "Demopoe näidisarvustused. Avatud pood näitab ainult seda, mida kliendid on ise kirjutanud.",
    spoken: "Näidishinnang: 5 tärni 5-st",
    all: [
      { name: "Liis, Tartu", words: "Esimene, mida ma ära ei peitnud. Ema küsis, milline keraamik selle tegi." },
      {
        name: "Jonas, Vilnius",
        words: "Seeder ja apelsin, igal õhtul alates oktoobrist. Tuba lõhnab, nagu oleks keegi metsas küpsetanud.",
      },
      {
        name: "Clara, Lyon",
        words: "Nii vaikne, et pean udu otsima, et teada, kas see töötab. Ja pakki oli rõõm avada.",
      },
    ],
  },
} satisfies Messages<typeof en>;
