import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Uutiskirjeemme",
  lead: "Uusia tuoksuja, illan arvoinen artikkeli, eikä mitään muuta.",
  email: "Sähköpostiosoite",
  button: "Tilaa",
  busy: "Tilataan…",
  consent: "Noin kahdesti kuussa sähköpostilla. Voit perua tilauksen milloin tahansa.",
  privacy: "Tietosuojaseloste",
  asked: "Vielä yksi vaihe: napauta linkkiä viestissä, jonka lähetimme sinulle. Se voi olla roskapostissa.",
  already: "Jos kirjeitä ei tule, napauta linkkiä viestissä, jonka lähetimme sinulle. Se voi olla roskapostissa.",
  toasts: {
    required: { title: "Sähköpostiosoite puuttuu", description: "Kirjoita sähköpostiosoitteesi" },
    invalid: { title: "Virheellinen sähköpostiosoite", description: "Kirjoita kelvollinen sähköpostiosoite" },
    subscribed: { title: "Uutiskirje on tilattu!", description: "Kiitos, että tilasit uutiskirjeemme." },
    alreadyError: "Tällä sähköpostiosoitteella on jo tilattu uutiskirje",
    already: { title: "Jo tilattu", description: "Uutiskirjeemme tulee jo tähän sähköpostiosoitteeseen." },
    failed: { title: "Tilaaminen epäonnistui", description: "Tilaamisessa tapahtui virhe. Yritä uudelleen." },
    tooMany: (time: string) => ({
      title: "Tilaaminen epäonnistui",
      description: `Lyhyessä ajassa oli liian monta yritystä. Odota ${time} ja yritä uudelleen.`,
    }),
    refused: (reason: string) => ({ title: "Tilaaminen epäonnistui", description: reason || "Yritä uudelleen." }),
  },
} satisfies Messages<typeof en>;
