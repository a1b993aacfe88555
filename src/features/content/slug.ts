/** Lower case, without accents; other characters become hyphens (back office 5). */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 200)
    .replaceAll(/^-+|-+$/g, "");
