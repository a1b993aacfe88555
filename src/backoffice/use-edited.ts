import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";

/**
 * What a dialog changes, as it was when the dialog opened, so that nothing is overwritten unseen. Where a save was refused because somebody
 * else was first, it goes on from what is newer; `onNewer` takes what nobody has typed over.
 */
export function useEdited<T>(
  current: T,
  isNewer: (current: T, seen: T) => boolean,
  onNewer: (before: T, current: T) => void,
) {
  const [seen, setSeen] = useState(current);
  const [isOvertaken, setOvertaken] = useState(false);
  if (isOvertaken && isNewer(current, seen)) {
    setOvertaken(false);
    setSeen(current);
    onNewer(seen, current);
  }
  return {
    seen,
    refused: (error: unknown) => setOvertaken(error instanceof ApiError && error.body.code === "CHANGED"),
  };
}
