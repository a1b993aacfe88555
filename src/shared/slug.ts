/** Lower case, runs of anything but letters and digits become one hyphen: "Amber & Stone" is "amber-stone". */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
