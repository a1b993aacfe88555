import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  offline: "Internetiühendus puudub.",
  whenConnected: "Palun proovi uuesti, kui ühendus on taastunud.",
  away: "Poega ei õnnestunud ühendust saada.",
  checkConnection: "Palun kontrolli ühendust ja proovi uuesti.",
  slow: "Pood ei vasta piisavalt kiiresti.",
  unreadable: "Poe vastust ei õnnestunud lugeda.",
  busy: "Pood on praegu ülekoormatud.",
  fault: "Meie poolel läks midagi valesti.",
  tooOften: "Lühikese aja jooksul oli liiga palju katseid.",
  notThere: "Seda ei ole enam olemas.",
  refused: "Seda ei õnnestunud teha.",
  checkInput: "Palun kontrolli, mida sisestasid.",
  again: "Palun proovi uuesti.",
  againIn: (time: string) => `Palun oota (${time}) ja proovi siis uuesti.`,
  time: {
    seconds: (count: number) => (count === 1 ? "1 sekund" : `${count} sekundit`),
    minutes: (count: number) => (count === 1 ? "1 minut" : `${count} minutit`),
    hours: (count: number) => (count === 1 ? "1 tund" : `${count} tundi`),
  },
  networkError: "Võrguviga. Palun proovi uuesti.",
} satisfies Messages<typeof en>;
