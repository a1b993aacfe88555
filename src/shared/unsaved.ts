const asked = new Set<() => boolean>();

/** A screen or a dialog may hold what nobody has saved. Returns how it no longer does. */
export function noteUnsaved(isDirty: () => boolean): () => void {
  asked.add(isDirty);
  return () => {
    asked.delete(isDirty);
  };
}

export const hasUnsaved = (): boolean => [...asked].some((isDirty) => isDirty());
