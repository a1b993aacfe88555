/** Emails that no accent can be taken off. */
const OWN_EMAILS: Record<string, string> = {
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

/** How a text is compared when people search: without case, accents and needless space, so that "Jõhvi" is "johvi". */
export const normalised = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđıßæœþð]/g, (email) => OWN_EMAILS[email] ?? email)
    .replace(/\s+/g, " ")
    .trim();
