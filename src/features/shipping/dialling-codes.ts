import { currentLanguage, DEFAULT_LANGUAGE } from "#shared/language.ts";

/** The countries of the phone field with their dialling codes (storefront 9). Any other code can be typed. */
export const DIALLING_CODES: readonly (readonly [country: string, name: string, code: string])[] = [
  ["EE", "Estonia", "+372"],
  ["AL", "Albania", "+355"],
  ["AD", "Andorra", "+376"],
  ["AT", "Austria", "+43"],
  ["BY", "Belarus", "+375"],
  ["BE", "Belgium", "+32"],
  ["BA", "Bosnia and Herzegovina", "+387"],
  ["BG", "Bulgaria", "+359"],
  ["HR", "Croatia", "+385"],
  ["CY", "Cyprus", "+357"],
  ["CZ", "Czechia", "+420"],
  ["DK", "Denmark", "+45"],
  ["FO", "Faroe Islands", "+298"],
  ["FI", "Finland", "+358"],
  ["FR", "France", "+33"],
  ["DE", "Germany", "+49"],
  ["GI", "Gibraltar", "+350"],
  ["GR", "Greece", "+30"],
  ["HU", "Hungary", "+36"],
  ["IS", "Iceland", "+354"],
  ["IE", "Ireland", "+353"],
  ["IT", "Italy", "+39"],
  ["XK", "Kosovo", "+383"],
  ["LV", "Latvia", "+371"],
  ["LI", "Liechtenstein", "+423"],
  ["LT", "Lithuania", "+370"],
  ["LU", "Luxembourg", "+352"],
  ["MT", "Malta", "+356"],
  ["MD", "Moldova", "+373"],
  ["MC", "Monaco", "+377"],
  ["ME", "Montenegro", "+382"],
  ["NL", "Netherlands", "+31"],
  ["MK", "North Macedonia", "+389"],
  ["NO", "Norway", "+47"],
  ["PL", "Poland", "+48"],
  ["PT", "Portugal", "+351"],
  ["RO", "Romania", "+40"],
  ["SM", "San Marino", "+378"],
  ["RS", "Serbia", "+381"],
  ["SK", "Slovakia", "+421"],
  ["SI", "Slovenia", "+386"],
  ["ES", "Spain", "+34"],
  ["SE", "Sweden", "+46"],
  ["CH", "Switzerland", "+41"],
  ["UA", "Ukraine", "+380"],
  ["GB", "United Kingdom", "+44"],
  ["US", "United States / Canada", "+1"],
];

/**
 * With their names in the language that is spoken, the first as before and the others in the order of their names. For what
 * only the browser shows: browsers may name a country in another way than the server does.
 */
export function namedDiallingCodes(): typeof DIALLING_CODES {
  if (currentLanguage() === DEFAULT_LANGUAGE) return DIALLING_CODES;
  const { compare } = new Intl.Collator(currentLanguage());
  const names = new Intl.DisplayNames(currentLanguage(), { type: "region" });
  const nameOf = (country: string) => names.of(country) ?? country;
  const [first, ...others] = DIALLING_CODES.map(
    ([country, , code]) =>
      [country, country === "US" ? `${nameOf("US")} / ${nameOf("CA")}` : nameOf(country), code] as const,
  );
  return [...(first ? [first] : []), ...others.toSorted(([, a], [, b]) => compare(a, b))];
}

export const DEFAULT_DIALLING_CODE = "+372";

/** null for countries that are not in the list; their code is typed as a custom one. */
export function diallingCodeOfCountry(country: string): string | null {
  const listed = country === "CA" ? "US" : country;
  return DIALLING_CODES.find(([code]) => code === listed)?.[2] ?? null;
}

/** Adds a missing + (storefront 5); null if empty. */
export function diallingCode(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === "") return null;
  return trimmed.startsWith("+") ? trimmed : `+${trimmed}`;
}
