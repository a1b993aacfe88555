/** GTINs of 8, 12, 13 and 14 digits are the same number behind zeros. */
const LENGTHS = [8, 12, 13, 14];
const LONGEST = 14;

/** Whether its last digit fits the others (GS1). */
export function isGtin(written: string): boolean {
  if (!/^\d+$/.test(written) || !LENGTHS.includes(written.length)) return false;
  const digits = [...written.padStart(LONGEST, "0")].map(Number);
  const sum = digits.slice(0, -1).reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits.at(-1);
}

/** The ways to write the same number. */
export function gtinForms(gtin: string): string[] {
  const bare = gtin.replace(/^0+/, "");
  return LENGTHS.filter((length) => length >= bare.length).map((length) => bare.padStart(length, "0"));
}
