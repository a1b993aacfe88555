/** The checks of storefront 5. */
export const EMAIL_MAX_LENGTH = 254;

/** ASCII only, so that lower case means the same in the browser, here and in the database. */
const SIMPLE = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;
const ASCII = /^[\x21-\x7e]+$/;

export const tidyEmail = (typed: string): string => typed.trim().toLowerCase();

/** Whether a tidied address looks like one. */
export const isEmail = (email: string): boolean =>
  email.length <= EMAIL_MAX_LENGTH && ASCII.test(email) && SIMPLE.test(email);
