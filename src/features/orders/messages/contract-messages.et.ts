import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./contract-messages.en.ts";

export const messages = {
  title: (number: string) => `Leping: tellimus ${number}`,
  attached:
    "Sinu leping on kirja manuses: kaubad, müüja, taganemisõigus koos vormiga, vastutus puuduste eest ja tingimused, millega nõustusid. Palun hoia see alles.",
  attachedWithoutForm:
    "Sinu leping on kirja manuses: kaubad, müüja, vastutus puuduste eest ja tingimused, millega nõustusid. Palun hoia see alles.",
  invoiceAttached: "Manuses on ka sinu arve.",
  trader: "Müüja",
  goods: "Ostetud kaubad",
  product: "Toode",
  quantity: "Kogus",
  price: "Hind",
  sum: "Summa",
  vat: "Summas sisalduv käibemaks",
  delivery: "Tarne",
  to: "Kellele",
  when: "Millal",
  deliveryTime: (processingTime: string) =>
    `Töötlemisaeg: ${processingTime}; kohale jõuab 4 kuni 24 tööpäevaga, hiljemalt 30 päeva pärast tellimist.`,
  placed: "Tellitud",
  withdrawal: "Taganemisõigus",
  right: "Teil on õigus põhjust avaldamata lepingust taganeda 14 päeva jooksul.",
  period:
    "Taganemistähtaeg möödub 14 päeva möödumisel päevast, mil viimane ese on teie või teie nimetatud kolmanda isiku, kes ei ole vedaja, valduses.",
  exercise: (us: string) =>
    `Taganemisõiguse kasutamiseks peate teatama meile (${us}) oma otsusest lepingust taganeda ühemõttelise avaldusega (näiteks posti või e-postiga saadetud kiri). Võite kasutada lisatud taganemisavalduse tüüpvormi, kuid see ei ole kohustuslik.`,
  online: (address: string) =>
    `Taganemisõigust saate kasutada ka veebis aadressil ${address}. Kui kasutate seda veebifunktsiooni, saadame teile põhjendamatu viivituseta püsival andmekandjal (näiteks e-postiga) kinnituse taganemisavalduse kättesaamise kohta koos avalduse sisu ning selle esitamise kuupäeva ja kellaajaga.`,
  deadline:
    "Taganemistähtajast kinnipidamiseks piisab sellest, kui saadate teate taganemisõiguse kasutamise kohta ära enne taganemistähtaja lõppu.",
  effects: "Taganemise tagajärjed",
  refund:
    "Lepingust taganemisel tagastame teile kõik teilt saadud maksed, sealhulgas kättetoimetamiskulud (välja arvatud täiendavad kulud, mis tulenevad teie valitud kättetoimetamise viisist, mis erineb meie pakutud odavaimast tavapärasest kättetoimetamise viisist), viivitamata ja hiljemalt 14 päeva jooksul alates päevast, mil saame teada teie otsusest lepingust taganeda. Teeme tagasimaksed, kasutades sama makseviisi, mida kasutasite maksmisel, välja arvatud juhul, kui olete sõnaselgelt nõustunud teistsuguse makseviisiga; igal juhul ei kaasne teile sellise tagasimaksmisega teenustasu ega muud kulu. Me võime keelduda tagasimaksete tegemisest seni, kuni oleme lepingu esemeks oleva kauba tagasi saanud või kuni olete esitanud tõendid, et olete kauba tagasi saatnud, sõltuvalt sellest, kumb toimub varem.",
  sendBack:
    "Peate kauba meile tagasi saatma või üle andma viivitamata, kuid hiljemalt 14 päeva jooksul pärast päeva, mil teatasite meile oma lepingust taganemisest. Tähtajast on kinni peetud, kui saadate kauba tagasi enne 14 päeva pikkuse tähtaja möödumist. Peate ise kandma kauba tagastamisega seotud otsesed kulud.",
  value:
    "Vastutate vaid kauba väärtuse vähenemise eest, mis on tekkinud kauba kasutamisest muul viisil kui on vaja kauba olemuses, omadustes ja toimimises veendumiseks. Õigus ei kehti suletud kauba kohta, mida ei saa hügieeni tõttu tagastada, kui olete pakendi avanud.",
  form: "Taganemisavalduse tüüpvorm",
  formLead: "(palun täitke ja tagastage vorm üksnes juhul, kui soovite lepingust taganeda)",
  formTo: (trader: string) => `Saaja ${trader}:`,
  formStatement: "Käesolevaga taganen/taganeme (*) lepingust, mille ese on järgmine (*)",
  formOrdered: "Tellimuse esitamise kuupäev (*)/kauba kättesaamise kuupäev (*)",
  formName: "Tarbija(te) nimi/nimed",
  formAddress: "Tarbija(te) aadress(id)",
  formSignature: "Tarbija(te) allkiri/allkirjad (ainult juhul, kui vorm esitatakse paberil)",
  formDate: "Kuupäev",
  formDelete: "(*) Mittevajalik maha tõmmata.",
  returns: "Tagastamine",
  returnsText:
    "Iga toote saab tagastada 100 päeva jooksul kättesaamisest, põhjust nimetamata, kasutamata ja oma pakendis. Kuidas, loe osast „Tagastamine ja tagasimaksed“.",
  guarantee: "Müüja seadusest tulenev vastutus",
  guaranteeText:
    "Müüja vastutab puuduste eest, mis olid kaubal üleandmise ajal ja ilmnevad 2 aasta jooksul. Teil on õigus tasuta parandamisele või asendamisele ning, kui see ei õnnestu, hinna alandamisele või raha tagasi saamisele. Mõnes riigis on tähtaeg pikem.",
  terms: "Kokkulepitud tingimused",
} satisfies Messages<typeof en>;
