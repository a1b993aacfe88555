import type { Language } from "#shared/language.ts";

interface SlipSentences {
  thanks: (store: string) => string;
  questions: (email: string) => string;
}

/** What a packing slip says to the buyer, in the language of the order, whatever the back office is read in. */
export const SLIP_SENTENCES: Readonly<Record<Language, SlipSentences>> = {
  en: {
    thanks: (store) => `Thank you for shopping with ${store}.`,
    questions: (email) => `Questions? ${email}`,
  },
  et: {
    thanks: (store) => `Aitäh, et ostsid poest ${store}.`,
    questions: (email) => `Küsimusi? ${email}`,
  },
  lv: {
    thanks: (store) => `Paldies, ka iepērkaties veikalā ${store}.`,
    questions: (email) => `Jautājumi? ${email}`,
  },
  lt: {
    thanks: (store) => `Dėkojame, kad perkate parduotuvėje ${store}.`,
    questions: (email) => `Klausimai? ${email}`,
  },
  fi: {
    thanks: (store) => `Kiitos ostoksestasi kaupassa ${store}.`,
    questions: (email) => `Kysyttävää? ${email}`,
  },
  de: {
    thanks: (store) => `Vielen Dank für Ihren Einkauf bei ${store}.`,
    questions: (email) => `Fragen? ${email}`,
  },
  pl: {
    thanks: (store) => `Dziękujemy za zakupy w ${store}.`,
    questions: (email) => `Pytania? ${email}`,
  },
};
