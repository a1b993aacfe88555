/** The label of a key; the key itself if it has none, as one of a newer version. */
export const labelOf = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key;
