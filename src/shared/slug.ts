/** Letters of their own, from which no accent can be taken off. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
};

/** In lower case without accents: "Jõhvi" is "johvi", "Łódź" is "lodz". */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[łøđıßæœþð]/g, (letter) => LETTERS[letter] ?? letter);

/** Part of an address: without accents, other characters as hyphens. Empty where no letter or digit is left (back office 5). */
export const slugOf = (text: string, maxLength = 200): string =>
  withoutAccents(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, "");
