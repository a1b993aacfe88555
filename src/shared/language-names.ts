import { type BackOfficeLanguage, backOfficeLanguage, currentLanguage, type Language } from "./language.ts";

/** Each in itself, as its speakers look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  et: "Eesti",
  lv: "Latviešu",
  lt: "Lietuvių",
  fi: "Suomi",
  de: "Deutsch",
  pl: "Polski",
};

/** In each language of the back office. */
const NAMES: Readonly<Record<BackOfficeLanguage, Readonly<Record<Language, string>>>> = {
  en: {
    en: "English",
    et: "Estonian",
    lv: "Latvian",
    lt: "Lithuanian",
    fi: "Finnish",
    de: "German",
    pl: "Polish",
  },
  et: {
    en: "Inglise keel",
    et: "Eesti keel",
    lv: "Läti keel",
    lt: "Leedu keel",
    fi: "Soome keel",
    de: "Saksa keel",
    pl: "Poola keel",
  },
  lv: {
    en: "Angļu valoda",
    et: "Igauņu valoda",
    lv: "Latviešu valoda",
    lt: "Lietuviešu valoda",
    fi: "Somu valoda",
    de: "Vācu valoda",
    pl: "Poļu valoda",
  },
  lt: {
    en: "Anglų kalba",
    et: "Estų kalba",
    lv: "Latvių kalba",
    lt: "Lietuvių kalba",
    fi: "Suomių kalba",
    de: "Vokiečių kalba",
    pl: "Lenkų kalba",
  },
};

/** For the back office: in the language of its reader. */
export const languageName = (language: Language): string => NAMES[backOfficeLanguage(currentLanguage())][language];
