/** The label of a key that came from elsewhere; the key itself where there is none, as for one of a newer version. */
export const labelOf = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key;
