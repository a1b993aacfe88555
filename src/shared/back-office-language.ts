import { currentLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./language.ts";

/** Those of the back office: each administrator chooses one. Its addresses are the same in all of them. */
export const BACK_OFFICE_LANGUAGES = ["en", "et", "lv", "lt"] as const satisfies readonly Language[];
export type BackOfficeLanguage = (typeof BACK_OFFICE_LANGUAGES)[number];
/** The cookie with the language that was chosen last in a browser. Only addresses of the back office get it. */
export const BACK_OFFICE_COOKIE = "back_office_language";

export const backOfficeLanguage = (code: string | undefined): BackOfficeLanguage =>
  BACK_OFFICE_LANGUAGES.find((language) => language === code) ?? DEFAULT_LANGUAGE;

/** The one that is spoken now, for what is stored with it. */
export const currentBackOfficeLanguage = (): BackOfficeLanguage => backOfficeLanguage(currentLanguage());

export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((language) => language === code);

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
