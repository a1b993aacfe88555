import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  offline: "Ei verkkoyhteyttä.",
  whenConnected: "Yritä uudelleen, kun yhteys on palannut.",
  away: "Kauppaan ei saada yhteyttä.",
  checkConnection: "Tarkista yhteytesi ja yritä uudelleen.",
  slow: "Kaupan vastaus kestää liian kauan.",
  unreadable: "Kaupan vastausta ei voitu lukea.",
  busy: "Kauppa on juuri nyt ruuhkautunut.",
  fault: "Jokin meni meillä vikaan.",
  tooOften: "Lyhyessä ajassa oli liian monta yritystä.",
  notThere: "Tätä ei enää ole.",
  refused: "Kauppa ei voinut tehdä tätä.",
  checkInput: "Tarkista antamasi tiedot.",
  again: "Yritä uudelleen.",
  againIn: (time: string) => `Odota ${time} ja yritä uudelleen.`,
  time: {
    seconds: (count: number) => (count === 1 ? "1 sekunti" : `${count} sekuntia`),
    minutes: (count: number) => (count === 1 ? "1 minuutti" : `${count} minuuttia`),
    hours: (count: number) => (count === 1 ? "1 tunti" : `${count} tuntia`),
  },
  networkError: "Verkkovirhe. Yritä uudelleen.",
} satisfies Messages<typeof en>;
