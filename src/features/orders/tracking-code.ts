/** Why a code of a carrier cannot be taken. */
export const TRACKING_CODE_RULE = "must be letters, digits, spaces, dots, slashes, hyphens and underscores only";
export const TRACKING_CODE = /^[\p{L}\d ._/-]*$/u;

/** Of a sequence of codes with one prefix, as bulk shipping gives them (back office 5). */
const SEQUENCE_DIGITS = 6;
export const LAST_OF_SEQUENCE = 10 ** SEQUENCE_DIGITS - 1;
export const sequenceCode = (prefix: string, number: number): string =>
  prefix + String(number).padStart(SEQUENCE_DIGITS, "0");
