import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  fault: "Jokin meni meillä vikaan. Yritä uudelleen.",
  diskFull: "Kaupan levy on täynnä, joten mitään ei tallennettu. Kerro siitä palvelimen ylläpitäjälle.",
  away: "Kauppa on juuri nyt ruuhkautunut. Yritä uudelleen.",
  inUse: "Joku muu muuttaa samaa asiaa juuri nyt, joten mitään ei tallennettu. Yritä uudelleen.",
  busy: "Kauppa on juuri nyt hyvin ruuhkautunut. Yritä uudelleen.",
  unstorable: "Tekstissä on merkkejä, joita ei voi tallentaa.",
  foreignForm: (address: string) => `Tämä lomake lähetettiin toiselta sivustolta. Avaa ${address} ja yritä uudelleen.`,
  body: {
    nul: "Tekstissä ei saa olla NUL-merkkiä.",
    notUtf8: "Pyynnön sisältö ei ole UTF-8-tekstiä.",
    mustBeJson: "Pyynnön sisällön on oltava JSONia tyypillä application/json.",
    tooLarge: (size: string) => `Pyynnön sisältö on suurempi kuin ${size}.`,
    notJson: "Pyynnön sisältö ei ole kelvollista JSONia.",
    halfCharacter: "Tekstissä ei saa olla puolikasta korvausmerkkiparia.",
    tooDeep: "Pyynnön sisältö on liian syvästi sisäkkäinen.",
  },
  tooOften: "Liian monta pyyntöä lyhyessä ajassa",
  notFound: "Ei löytynyt",
  noFile: "Tällaista tiedostoa ei ole.",
  noFunction: "Tällaista toimintoa ei ole.",
  tooManyListen: "Liian moni sivu kuuntelee samanaikaisesti.",
  busyPage: {
    title: "Hetkinen, ole hyvä",
    text: "Kaupassa on juuri nyt paljon kävijöitä. Ostoskorisi on tallessa.",
    again: "Yritä uudelleen",
  },
} satisfies Messages<typeof en>;
