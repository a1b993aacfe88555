import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./contract-messages.en.ts";

export const messages = {
  title: (number: string) => `Jūsų sutartis: užsakymas ${number}`,
  attached:
    "Jūsų sutartis pridėta prie šio laiško: prekės, pardavėjas, teisė atsisakyti sutarties su forma, garantija ir sąlygos, su kuriomis sutikote. Prašome ją išsaugoti.",
  attachedWithoutForm:
    "Jūsų sutartis pridėta prie šio laiško: prekės, pardavėjas, garantija ir sąlygos, su kuriomis sutikote. Prašome ją išsaugoti.",
  invoiceAttached: "Taip pat pridėta jūsų sąskaita.",
  trader: "Pardavėjas",
  goods: "Ką įsigijote",
  product: "Prekė",
  quantity: "Kiekis",
  price: "Kaina",
  sum: "Suma",
  vat: "Į bendrą sumą įskaičiuotas PVM",
  delivery: "Pristatymas",
  to: "Kam",
  when: "Kada",
  deliveryTime: (processingTime: string) =>
    `Parengimas: ${processingTime}; pristatome per 4–24 darbo dienas, ne vėliau kaip per 30 dienų nuo užsakymo.`,
  placed: "Užsakyta",
  withdrawal: "Teisė atsisakyti sutarties",
  right: "Jūs turite teisę per 14 dienų atsisakyti šios sutarties, nenurodydami jokios priežasties.",
  period:
    "Sutarties atsisakymo terminas baigsis po 14 dienų nuo tos dienos, kai jūs arba jūsų nurodyta trečioji šalis, išskyrus vežėją, gausite paskutinę prekę.",
  exercise: (us: string) =>
    `Norėdami pasinaudoti teise atsisakyti sutarties, turite mums (${us}) pranešti apie savo sprendimą atsisakyti šios sutarties pateikdami aiškų pareiškimą (pavyzdžiui, paštu arba el. paštu išsiųstą laišką). Galite pasinaudoti pridėta pavyzdine sutarties atsisakymo forma, tačiau tai nėra privaloma.`,
  online: (address: string) =>
    `Sutarties galite atsisakyti ir internetu: ${address}. Jei pasinaudosite šia internetine funkcija, nepagrįstai nedelsdami patvariojoje laikmenoje (pavyzdžiui, el. paštu) atsiųsime jums patvirtinimą, kad gavome pareiškimą dėl sutarties atsisakymo, kuriame nurodysime jo turinį ir pateikimo datą bei laiką.`,
  deadline:
    "Kad nebūtų praleistas sutarties atsisakymo terminas, pakanka pranešimą apie naudojimąsi teise atsisakyti sutarties išsiųsti iki šio termino pabaigos.",
  effects: "Sutarties atsisakymo pasekmės",
  refund:
    "Jeigu atsisakysite šios sutarties, mes grąžinsime jums visus iš jūsų gautus mokėjimus, įskaitant pristatymo išlaidas (išskyrus papildomas išlaidas, susidariusias dėl to, kad pasirinkote kitą nei mūsų siūlomas pigiausias įprastas pristatymo būdas), nepagrįstai nedelsdami ir bet kuriuo atveju ne vėliau kaip per 14 dienų nuo tos dienos, kai mums buvo pranešta apie jūsų sprendimą atsisakyti šios sutarties. Grąžinsime naudodami tą pačią mokėjimo priemonę, kurią naudojote pradiniam sandoriui, nebent aiškiai susitarėte kitaip; bet kuriuo atveju jums nereikės mokėti jokių su tokiu grąžinimu susijusių mokesčių. Galime atidėti grąžinimą iki tada, kai gausime prekes atgal arba kai pateiksite įrodymų, kad prekes išsiuntėte atgal, atsižvelgiant į tai, kas įvyksta anksčiau.",
  sendBack:
    "Prekes turite mums išsiųsti arba perduoti nepagrįstai nedelsdami ir bet kuriuo atveju ne vėliau kaip per 14 dienų nuo tos dienos, kai mums pranešėte apie šios sutarties atsisakymą. Terminas nebus praleistas, jei prekes išsiųsite nepasibaigus 14 dienų laikotarpiui. Tiesiogines prekių grąžinimo išlaidas turėsite padengti jūs.",
  value:
    "Jūs atsakote tik už prekių vertės sumažėjimą dėl veiksmų, nebūtinų prekių pobūdžiui, savybėms ir veikimui nustatyti. Teisė netaikoma užsandarintoms prekėms, kurių dėl higienos negalima grąžinti, jei sandarinimą pažeidėte.",
  form: "Pavyzdinė sutarties atsisakymo forma",
  formLead: "(šią formą užpildykite ir grąžinkite tik tuo atveju, jei norite atsisakyti sutarties)",
  formTo: (trader: string) => `Kam: ${trader}`,
  formStatement:
    "Aš/mes (*) pranešu(-ame) (*), kad atsisakau(-ome) (*) savo/mūsų (*) sutarties dėl šių prekių (*) pirkimo",
  formOrdered: "Užsakyta (*)/gauta (*)",
  formName: "Vartotojo(-ų) vardas, pavardė",
  formAddress: "Vartotojo(-ų) adresas",
  formSignature: "Vartotojo(-ų) parašas (tik jei ši forma pateikiama popieriuje)",
  formDate: "Data",
  formDelete: "(*) Nereikalinga išbraukti.",
  returns: "Prekių grąžinimas",
  returnsText:
    "Bet kurią prekę galite grąžinti per 100 dienų nuo gavimo, nenurodydami priežasties, nenaudotą ir savo pakuotėje. Kaip tai padaryti, parašyta taisyklėse „Prekių ir pinigų grąžinimas“.",
  guarantee: "Teisinė atitikties garantija",
  guaranteeText:
    "Pardavėjas atsako už trūkumus, kurie buvo pristatymo metu ir paaiškėja per 2 metus. Turite teisę į nemokamą taisymą arba pakeitimą, o jei to padaryti nepavyksta – į kainos sumažinimą arba pinigų grąžinimą. Kai kuriose šalyse terminas ilgesnis.",
  terms: "Sąlygos, su kuriomis sutikote",
} satisfies Messages<typeof en>;
