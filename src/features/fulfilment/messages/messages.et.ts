import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notShipped: {
    reversed: (number: string) => `Pank võttis tellimuse ${number} makse tagasi, seetõttu seda ei saadeta.`,
    refunded: (number: string) => `Tellimuse ${number} raha on täielikult tagastatud, seetõttu seda ei saadeta.`,
    failed: (number: string) => `Tellimuse ${number} makse ebaõnnestus, seega seda ei saadeta.`,
  },
  notACode: (code: string) => `${code} on tellimuse või toote number. Skanni paki silt.`,
  usedCode: (code: string, number: string) => `Jälgimisnumber ${code} kuulub juba tellimusele ${number}.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Tellimus ${number} on vahepeal saadetud${code ? `, jälgimisnumber ${code}` : ""}. Kui see on vale, paranda paki andmeid.`,
  sequenceEnds: (prefix: string) => `Kõik eesliite ${prefix} numbrid on kasutatud. Vali teine eesliide.`,
  codeOfParcel: (code: string, number: number) => `Jälgimisnumber ${code} on juba selle tellimuse pakil nr ${number}.`,
  tooManyParcels: (most: number) => `Tellimuse saab saata kuni ${most} pakis. Saada ülejäänu korraga.`,
  idReused: "Sama tunnusega pakk on juba olemas.",
  noSuchParcel: "Sellist pakki ei ole.",
  noSuchLine: (number: string) => `Tellimuses ${number} ei ole sellist kaupa. Laadi leht uuesti.`,
  fewerLeft: (name: string, count: number) =>
    count === 0
      ? `Kaupa „${name}“ ei ole enam saata. Keegi on selle saatnud või selle raha tagastanud.`
      : `Kaupa „${name}“ on saata veel ainult ${count}. Ülejäänu on keegi saatnud või selle raha tagastanud.`,
  partUnpaid: (number: string) =>
    `Tellimus ${number} ei ole makstud, seega osa sellest ei saadeta. Tervikuna saab selle saata.`,
  parcelUndone: (number: number) => `Pakk nr ${number} ei läinud teele: keegi on selle tagasi võtnud.`,
  parcelDelivered: (number: number) => `Pakk nr ${number} on kohal, seega seda ei saa tagasi võtta.`,
  undoTooLate: (number: number) =>
    `Pakki nr ${number} ei saa enam tagasi võtta: tellimus on tühistatud või kohal või läks ülejäänu teele eraldi pakita.`,
  withdrawnPieces: (number: string) =>
    `Ostja on taganenud tellimuse ${number} kaupadest, mis ei ole veel teele läinud. Lahenda enne see tagastus või saada teised kaubad valikuga „Saada osa“.`,
  withdrawnRest: (number: string) =>
    `Ostja on taganenud tellimuse ${number} kõigist kaupadest, mis ei ole veel teele läinud. Lahenda enne see tagastus.`,
  parcelAgain: (number: number) => `Pakk nr ${number} on uuesti saadetud, seega seda ei saa tagasi võtta.`,
  parcelComesBack: (number: number) => `Paki nr ${number} kaubad on tagastuses, seega seda ei saa tagasi võtta.`,
  deliveredBeforeSent: "Pakk jõuab kohale kõige varem saatmise päeval.",
  deliveredLater: "Vali tänane või varasem päev.",
  expectedPast: "Eeldatav tarnepäev on möödas. Vali täna või hilisem päev või jäta väli tühjaks.",
} satisfies Messages<typeof en>;
