import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notShipped: {
    reversed: (number: string) => `Banka atsauca pasūtījuma ${number} maksājumu, tāpēc tas netiek sūtīts.`,
    refunded: (number: string) => `Pasūtījums ${number} ir pilnībā atmaksāts, tāpēc tas netiek sūtīts.`,
    failed: (number: string) => `Pasūtījuma ${number} maksājums neizdevās, tāpēc tas netiek nosūtīts.`,
  },
  notACode: (code: string) => `${code} ir pasūtījuma vai preces numurs. Noskenējiet sūtījuma etiķeti.`,
  usedCode: (code: string, number: string) => `Sūtījuma numurs ${code} jau pieder pasūtījumam ${number}.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Pasūtījums ${number} pa to laiku ir nosūtīts${code ? ` ar sūtījuma numuru ${code}` : ""}. Ja tas nav pareizi, izlabojiet sūtījuma datus.`,
  sequenceEnds: (prefix: string) => `Visi numuri ar sākumu ${prefix} ir izlietoti. Izvēlieties citu sākumu.`,
  codeOfParcel: (code: string, number: number) =>
    `Sūtījuma numurs ${code} jau ir šī pasūtījuma sūtījumam Nr. ${number}.`,
  tooManyParcels: (most: number) =>
    `Pasūtījumu var nosūtīt ne vairāk kā ${most} sūtījumos. Nosūtiet visu atlikušo uzreiz.`,
  idReused: "Sūtījums ar šādu identifikatoru jau ir.",
  noSuchParcel: "Tāda sūtījuma nav.",
  noSuchLine: (number: string) => `Pasūtījumā ${number} nav tādas preces. Ielādējiet lapu vēlreiz.`,
  fewerLeft: (name: string, count: number) =>
    count === 0
      ? `Precei „${name}” vairs nav ko sūtīt. Kāds to ir nosūtījis vai atmaksājis.`
      : `Precei „${name}” vēl jānosūta tikai ${count} gab. Pārējo kāds ir nosūtījis vai atmaksājis.`,
  partUnpaid: (number: string) => `Pasūtījums ${number} nav apmaksāts, tāpēc tā daļu nesūta. To var nosūtīt pilnībā.`,
  parcelUndone: (number: number) => `Sūtījums Nr. ${number} nav nosūtīts: kāds to ir atsaucis.`,
  parcelDelivered: (number: number) => `Sūtījums Nr. ${number} ir piegādāts, tāpēc to nevar atsaukt.`,
  undoTooLate: (number: number) =>
    `Sūtījumu Nr. ${number} vairs nevar atsaukt: pasūtījums ir atcelts vai piegādāts, vai pārējais nosūtīts bez atsevišķa sūtījuma.`,
  withdrawnPieces: (number: string) =>
    `Pircējs ir atteicies no pasūtījuma ${number} precēm, kas vēl nav nosūtītas. Vispirms pabeidziet šo atgriešanu vai nosūtiet pārējās preces ar „Nosūtīt daļu”.`,
  withdrawnRest: (number: string) =>
    `Pircējs ir atteicies no visām pasūtījuma ${number} precēm, kas vēl nav nosūtītas. Vispirms pabeidziet šo atgriešanu.`,
  parcelAgain: (number: number) => `Sūtījums Nr. ${number} ir nosūtīts vēlreiz, tāpēc to nevar atsaukt.`,
  parcelComesBack: (number: number) => `Sūtījuma Nr. ${number} preces ir atgriešanā, tāpēc to nevar atsaukt.`,
  deliveredBeforeSent: "Sūtījumu piegādā ne agrāk kā nosūtīšanas dienā.",
  deliveredLater: "Izvēlieties šodienu vai agrāku dienu.",
  expectedPast: "Paredzamā piegādes diena ir pagājusi. Izvēlieties šodienu vai vēlāku dienu vai atstājiet tukšu.",
} satisfies Messages<typeof en>;
