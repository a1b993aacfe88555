/** Whether what the shop kept of a form's texts reads otherwise than what was sent, however it is written. */
export const isKeptOtherwise = (
  sent: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>>,
): boolean => Object.keys(sent).some((name) => parsed(sent[name] ?? "") !== parsed(kept[name] ?? ""));

const parsed = (html: string): string => new DOMParser().parseFromString(html, "text/html").body.innerHTML;
