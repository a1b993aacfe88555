export interface Edit {
  value: string;
  /** What stood there when the editing began. */
  seen: string;
}
/** What is typed over, by field. */
export type Edits<K extends string> = Partial<Record<K, Edit>>;

export const changedOf = <K extends string>(edits: Edits<K>): [K, Edit][] =>
  (Object.entries(edits) as [K, Edit][]).filter(([, { value, seen }]) => value !== seen);

/**
 * With what is typed over the value that stands there; typed back, it follows others again. While it is being saved, another
 * value is about to stand there.
 */
export function edited<K extends string>(
  before: Edits<K>,
  key: K,
  value: string,
  standing: string,
  isSaving = false,
): Edits<K> {
  const { [key]: edit, ...others } = before;
  const seen = edit?.seen ?? standing;
  return value === seen && !isSaving ? (others as Edits<K>) : { ...before, [key]: { value, seen } };
}

/** What is left to save once these values are kept; what was typed since goes on from them. */
export function editsLeft<K extends string>(
  now: Edits<K>,
  sent: Edits<K>,
  done: readonly { key: K; kept: string }[],
): Edits<K> {
  const left = { ...now };
  for (const { key, kept } of done) {
    const edit = now[key];
    if (!edit || edit.value === sent[key]?.value) delete left[key];
    else left[key] = { value: edit.value, seen: kept };
  }
  return Object.fromEntries(changedOf(left)) as Edits<K>;
}

/** What is typed goes on from what somebody else has set meanwhile, so that saving it again replaces that. */
export function editsOver<K extends string>(now: Edits<K>, newer: readonly { key: K; current: string }[]): Edits<K> {
  const left = { ...now };
  for (const { key, current } of newer) {
    const edit = left[key];
    if (edit) left[key] = { value: edit.value, seen: current };
  }
  return left;
}
