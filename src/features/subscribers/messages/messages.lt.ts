import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Mūsų naujienlaiškis",
  lead: "Nauji kvapai, vakaro vertas straipsnis ir nieko daugiau.",
  email: "El. pašto adresas",
  button: "Prenumeruoti",
  busy: "Prenumeruojama…",
  consent: "Maždaug du kartus per mėnesį el. paštu. Atsisakyti galite bet kada.",
  privacy: "Privatumo politika",
  asked: "Liko vienas žingsnis: paspauskite nuorodą laiške, kurį Jums išsiuntėme. Jis gali būti šlamšto aplanke.",
  already: "Jei laiškai neateina, paspauskite nuorodą laiške, kurį Jums išsiuntėme. Jis gali būti šlamšto aplanke.",
  toasts: {
    required: { title: "Trūksta el. pašto adreso", description: "Įrašykite savo el. pašto adresą" },
    invalid: { title: "Netinkamas el. pašto adresas", description: "Įrašykite tinkamą el. pašto adresą" },
    subscribed: { title: "Užsiprenumeruota!", description: "Ačiū, kad užsiprenumeravote mūsų naujienlaiškį." },
    alreadyError: "Šiuo adresu jau prenumeruojama",
    already: {
      title: "Jau prenumeruojama",
      description: "Šiuo el. pašto adresu mūsų naujienlaiškis jau prenumeruojamas.",
    },
    failed: { title: "Užsiprenumeruoti nepavyko", description: "Prenumeruojant įvyko klaida. Bandykite dar kartą." },
    tooMany: (time: string) => ({
      title: "Užsiprenumeruoti nepavyko",
      description: `Per trumpą laiką buvo per daug bandymų. Bandykite dar kartą po ${time}.`,
    }),
    refused: (reason: string) => ({
      title: "Užsiprenumeruoti nepavyko",
      description: reason || "Bandykite dar kartą.",
    }),
  },
} satisfies Messages<typeof en>;
