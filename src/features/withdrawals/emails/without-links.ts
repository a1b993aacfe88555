/** A sign without width behind each dot of a word: mail programs make a link of a bare domain. */
export const withoutLinks = (line: string): string => line.replaceAll(/(?<=[\p{L}\p{N}]\.)(?=\p{L})/gu, "\u200b");
