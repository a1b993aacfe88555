import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lv");

export const messages = {
  offline: "Nav interneta savienojuma.",
  whenConnected: "Lūdzu, mēģiniet vēlreiz, kad savienojums būs atjaunots.",
  away: "Veikals nav sasniedzams.",
  checkConnection: "Lūdzu, pārbaudiet savienojumu un mēģiniet vēlreiz.",
  slow: "Veikals pārāk ilgi neatbild.",
  unreadable: "Veikala atbildi neizdevās nolasīt.",
  busy: "Veikals pašlaik ir aizņemts.",
  fault: "Mūsu pusē kaut kas nogāja greizi.",
  tooOften: "Īsā laikā bija pārāk daudz mēģinājumu.",
  notThere: "Tā vairs nav.",
  refused: "Veikals to nevarēja izdarīt.",
  checkInput: "Lūdzu, pārbaudiet ierakstīto.",
  again: "Lūdzu, mēģiniet vēlreiz.",
  againIn: (time: string) => `Lūdzu, mēģiniet vēlreiz pēc ${time}.`,
  time: {
    seconds: (count: number) => `${count} ${counted(count, { zero: "sekundēm", one: "sekundes", other: "sekundēm" })}`,
    minutes: (count: number) => `${count} ${counted(count, { zero: "minūtēm", one: "minūtes", other: "minūtēm" })}`,
    hours: (count: number) => `${count} ${counted(count, { zero: "stundām", one: "stundas", other: "stundām" })}`,
  },
  networkError: "Tīkla kļūda. Lūdzu, mēģiniet vēlreiz.",
} satisfies Messages<typeof en>;
