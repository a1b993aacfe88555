import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./about-text.en.ts";

export const text = {
  title: "Meie lugu",
  description: "Miks me teeme difuusereid, mis jäävad tagaplaanile, ja õlisid, mis lõhnavad nii, nagu need on.",
  eyebrow: "Meie lugu",
  heading: "See algas toast, mis ei tahtnud vaikseks jääda",
  image:
    "Avatud meekarva klaasist pudelid reas, ühes neist messingist lehter, kõrval karahvin õliga ja rosmariinioksad",
  story: (storeName: string) => [
    "Esimene difuuser, mis meil oli, oli sinise tulega plastkoonus. See töötas, aga pandi kappi alati, kui keegi külla tuli. See tundus tagurpidi: asi, mis tuba lõhnastab, on ju toas terve päeva.",
    `Nii algas ${storeName} esemest, mitte lõhnast. See peab sobima raamatute ja kausside vahele. Selle peab saama õhtul täita ilma juhendit lugemata. Ja see ei tohi teha rohkem häält kui lehekülje keeramine.`,
    "Õlid tulid hiljem. Otsisime väikseid pudeleid, kus on üks asi: lavendel, mis lõhnab varte ja päikese, mitte seebi järele; seeder nagu äsja teritatud pliiats. Segamine jääb sinu hooleks. Kolm tilka üht ja kaks teist, rohkem kunsti selles ei ole, ja vaikseks õhtuks on see hea kunst.",
    "Müüme endiselt ainult seda, mille ise lauale seisma jätaksime.",
  ],
  valuesTitle: "Mis on meile tähtis",
  values: {
    pure: {
      title: "Puhas ja looduslik",
      text: "Igas pudelis üks taim: pressitud või destilleeritud, kutsutud oma õige nimega, millegagi lahjendamata. Kui õli saagist saaki muutub, laseme sel muutuda.",
    },
    quality: {
      title: "Kõrge kvaliteet",
      text: "Pinnad, mida on hea puudutada ja mis kuluvad kaunilt. Tehtud pühkimiseks, täitmiseks ja alles hoidmiseks, akuga, mis kestab terve päeva.",
    },
    wellness: {
      title: "Heaolu ennekõike",
      text: "Lõhn peab aitama päeval aeglustuda ja siis lõppema. Iga difuuser lülitub 3 tunni pärast ise välja ja ükski neist ei räägi sinu telefoniga.",
    },
  },
  shop: "Vaata kollektsiooni",
} satisfies Messages<typeof en>;
