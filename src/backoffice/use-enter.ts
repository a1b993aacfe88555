import { useEffect, useState } from "react";

/**
 * Enter acts on the answer to what is typed. A scanner presses it within milliseconds: until that answer is there, it waits. Typing on takes
 * it back.
 */
export function useEnter(isBehind: boolean, typed: string, act: () => void): () => void {
  const [heldFor, setHeldFor] = useState<string | null>(null);
  useEffect(() => {
    if (heldFor === null || (isBehind && heldFor === typed)) return;
    setHeldFor(null);
    if (heldFor === typed) act();
  });
  return () => (isBehind ? setHeldFor(typed) : act());
}
