/** Failed sign-ins of an account from one address before it is locked there (back office 9). */
export const MAX_ATTEMPTS = 5;
export const SHORTEST_PASSWORD = 6;

/** The code of a refused sign-in whose password was right and which needs a second factor. */
export const SECOND_FACTOR = "SECOND_FACTOR";
