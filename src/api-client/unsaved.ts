let count = 0;

/** A screen holds what nobody has saved. Returns how it no longer does. */
export function noteUnsaved(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

export const hasUnsaved = (): boolean => count > 0;
