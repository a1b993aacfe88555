/** A pattern for LIKE and ILIKE: rows that contain the text, whose own signs mean nothing. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
