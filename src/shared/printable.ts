/** Letters that no font of the documents has: all but Latin, Greek without old accents, Cyrillic and Georgian. */
const WITHOUT_FONT = /[^\P{L}\u0020-\u02cc\u02ce-\u03e1\u03f0-\u052f\u10a0-\u10ff\u1c90-\u1cbf\u1e00-\u1eff]/u;

/** Whether invoices can print these letters. */
export const isPrintable = (text: string): boolean => !WITHOUT_FONT.test(text.normalize("NFC"));
