/** The focus goes to the field of that name; where it is no plain input, to the first that is marked as wrong. */
export function focusField(form: HTMLElement | null, name: string | undefined): void {
  if (name === undefined) return;
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? form?.querySelector("[aria-invalid=true]");
  if (!(field instanceof HTMLElement)) return;
  // What is folded away takes no focus.
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus();
}
