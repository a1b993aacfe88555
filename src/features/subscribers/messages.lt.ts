import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Laiškai kartkartėmis",
  lead: "Nauji kvapai, vakaro vertas straipsnis ir nieko daugiau.",
  email: "El. pašto adresas",
  button: "Prenumeruoti",
  busy: "Prenumeruojama...",
  consent: "Maždaug du kartus per mėnesį el. paštu. Atsisakyti galite kiekviename laiške.",
  privacy: "Privatumo politika",
  toasts: {
    required: { title: "Trūksta el. pašto adreso", description: "Įrašykite savo el. pašto adresą" },
    invalid: { title: "Netinkamas el. pašto adresas", description: "Įrašykite tinkamą el. pašto adresą" },
    subscribed: { title: "Užsiprenumeruota!", description: "Ačiū, kad užsiprenumeravote mūsų naujienlaiškį." },
    alreadyError: "Šis adresas jau prenumeruoja",
    already: { title: "Jau prenumeruojama", description: "Šis el. pašto adresas jau prenumeruoja mūsų naujienlaiškį." },
    failed: { title: "Užsiprenumeruoti nepavyko", description: "Prenumeruojant įvyko klaida. Bandykite dar kartą." },
    tooMany: (time: string) => ({
      title: "Užsiprenumeruoti nepavyko",
      description: `Per trumpą laiką buvo per daug bandymų. Bandykite dar kartą, laukimo laikas: ${time}.`,
    }),
    refused: (reason: string) => ({
      title: "Užsiprenumeruoti nepavyko",
      description: reason || "Bandykite dar kartą.",
    }),
  },
  home: "Grįžti į pradžią",
  broken: {
    title: "Ši nuoroda neveikia",
    text: "Gal ji nukirpta arba priklauso prenumeratai, kurios nebėra. Užsiprenumeruoti iš naujo galite šio puslapio apačioje.",
  },
  confirm: {
    title: "Dar vienas žingsnis",
    text: "Paspauskite mygtuką, ir mūsų laiškai jus suras.",
    button: "Patvirtinti prenumeratą",
    doneTitle: "Prenumerata patvirtinta",
    doneText: "Ačiū. Kitas mūsų laiškas ateis jums.",
  },
  unsubscribe: {
    title: "Atsisakyti naujienlaiškio",
    text: "Paspauskite mygtuką, ir mūsų naujienlaiškis nebeateis. Laiškų apie jūsų užsakymus tai neliečia.",
    button: "Atsisakyti naujienlaiškio",
    doneTitle: "Naujienlaiškio atsisakyta",
    doneText: "Naujienlaiškis nebeateis. Jei jo pasiilgsite, užsiprenumeruokite iš naujo šio puslapio apačioje.",
  },
  preferences: {
    title: "Jūsų laiškai",
    lead: (email: string) => `Kas ateina adresu ${email}. Laiškų apie jūsų užsakymus tai neliečia.`,
    emails: "Naujienlaiškis",
    all: "Kiekvienas laiškas",
    none: "Nė vieno",
    noneMore: "Čia galite sugrįžti ir iš bet kurio puslapio apačios.",
    firstName: "Vardas (neprivaloma)",
    save: "Išsaugoti",
    kept: "Išsaugota.",
    refused: "Nepavyko išsaugoti. Pasirinkite ir įrašykite vardą vienoje eilutėje.",
  },
} satisfies Messages<typeof en>;
