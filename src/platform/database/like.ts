/** A pattern for LIKE and ILIKE: rows that contain the text, whose own signs mean nothing; several spaces are one. */
export const containing = (text: string): string => `%${text.replaceAll(/\s+/g, " ").replaceAll(/[\\%_]/g, "\\$&")}%`;
