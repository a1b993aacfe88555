/** Lowercase, runs of anything but letters and digits become hyphens, trimmed (B 5); letters lose their marks first. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 200)
    .replaceAll(/^-+|-+$/g, "");
