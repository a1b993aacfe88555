import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notShipped: {
    reversed: (number: string) => `Banka atsauca pasūtījuma ${number} maksājumu, tāpēc tas netiek sūtīts.`,
    refunded: (number: string) => `Pasūtījums ${number} ir pilnībā atmaksāts, tāpēc tas netiek sūtīts.`,
    failed: (number: string) => `Pasūtījuma ${number} maksājums neizdevās, tāpēc tas netiek nosūtīts.`,
  },
  usedCode: (code: string, number: string) => `Sūtījuma numurs ${code} jau pieder pasūtījumam ${number}.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Pasūtījums ${number} pa to laiku ir nosūtīts${code ? ` ar sūtījuma numuru ${code}` : ""}. Ja tas nav pareizi, izlabojiet sūtījuma datus.`,
  sequenceEnds: (prefix: string) => `Visi numuri ar sākumu ${prefix} ir izlietoti. Izvēlieties citu sākumu.`,
} satisfies Messages<typeof en>;
