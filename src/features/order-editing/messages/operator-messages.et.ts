import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  notPaid: "Parandada saab ainult makstud tellimust. Tühista see ja tee uus.",
  hasLeft: "See tellimus on teele läinud või tühistatud: seda enam ei parandata.",
  partHasLeft:
    "Osa sellest tellimusest on teele läinud: seda enam ei parandata. Maksa saatmata kauba raha tagasi või ava saadetule tagastus.",
  refunded:
    "Selle tellimuse raha on tagasi makstud, nii et ridade summa ei ole enam selle hind. Maksa rohkem tagasi või tee uus tellimus.",
  refundedInPart:
    "Osa selle tellimuse rahast on juba tagastatud, seega siin uut arvet väljastada ei saa. Palu raamatupidajal koostada kreeditarve ja uus arve. Käsitsi tagastus võtaks maha vaid osa käibemaksust.",
  otherAmount: "Selle tellimuse makseks on vastu võetud teine summa: tellimuse hinda ei saa uuesti arvutada.",
  returnOpen: "Selle tellimuse tagastus või taganemine on pooleli. Lõpeta see enne.",
  nothingChanged: "Midagi ei muutuks.",
  noMachine: "Sellist pakiautomaati selles riigis ei ole või on see suletud.",
  notWaiting: "See parandus ei oota enam: see on vahepeal makstud või tagasi võetud.",
  moneyGoesBack: "Selle paranduse raha on teel tagasi kliendile: parandust ei saa tagasi võtta.",
  moneyComes: "Klient on vahe tasunud ja raha on teel: parandust ei saa praegu tagasi võtta.",
  providerAway: "Makseteenus ei vasta. Proovi uuesti.",
  totalChanged: (total: string) => `Tellimuse summa oleks nüüd ${total}. Vaata eelvaadet enne salvestamist uuesti.`,
  tooSmall: (least: string) =>
    `Vahe on väiksem kui ${least}, nii väikest summat ei võta vastu ükski makseleht. Muuda parandust.`,
  draftGone: "Keegi teine on selle mustandi vahepeal eemaldanud. Sinu sisestatu on siin alles uue tellimusena.",
  draftChanged:
    "Keegi teine on seda mustandit vahepeal muutnud. Tema oma jääb mustandite hulka ja sinu sisestatu on siin uue tellimusena.",
  placedOther: (number: string) => `Siit on tellimus ${number} juba esitatud. Ava see tellimus või alusta uut.`,
  notByHand:
    "Makstuks märgitakse käsitsi tehtud tellimus või tellimus, mille kaup on teel ja mille makse võeti tagasi.",
  notPayable: "See tellimus on juba makstud või tühistatud.",
  otherSumOwed:
    "Osa sellest tellimusest tagastati või parandati enne, kui makse tagasi võeti. Küsi võlgnetav summa käsitsi tehtud tellimusega.",
  paidOnWrong: "Vali päev, mil raha laekus: mitte enne tellimust ega pärast tänast.",
  discountTooLarge: (most: string) => `Allahindlus võib olla kuni ${most}.`,
  companyMissing: "Käibemaksukohustuslase numbri või registrikoodi juurde kuulub ettevõtte nimi.",
  companyAddress: "Kui ettevõte võttis kauba kaasa, on arve jaoks vaja selle aadressi.",
  noVatBack: "Käibemaksu ei ole tagastada: number ei ole kinnitatud või tellimuses ei ole käibemaksu.",
  exchangedWithoutVat: "Kaubal, mille asemel see tellimus saadeti, käibemaksu ei olnud: tagastada ei ole midagi.",
  exchange: (number: string) => `Vahetus tellimuse ${number} kauba vastu`,
  exchangeChanged: "Vahetuse summad on vahepeal muutunud. Vaata need uuesti üle.",
  notArrived: "Kaupa saab vahetada siis, kui see on kohal, ja ainult üks kord.",
  noPlace:
    "Seda tellimust on nii palju muudetud, et uusi tooteid sellesse enam lisada ei saa. Tee nende jaoks uus tellimus.",
  notSold: "Üht neist toodetest enam ei müüda. Eemalda see.",
  discountReason: "Allahindlusel peab olema põhjus.",
  paidOnHandover: "Kaasa võetud kaupa ei saa lingiga maksta. Vali, kuidas selle eest maksti.",
} as const satisfies Messages<typeof en>;
