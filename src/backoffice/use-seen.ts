import { useState } from "react";

/** What was answered, and to which question. */
export interface Answered<Seen> {
  to: string;
  seen: Seen;
}

export const asQuestion = (asked: unknown): string => JSON.stringify(asked);

/** An answer holds only for what it was asked about: a late one says nothing of what has been entered since. */
export const seenOf = <Seen>(answered: Answered<Seen> | null, asked: unknown): Seen | null =>
  answered?.to === asQuestion(asked) ? answered.seen : null;

/** What the shop answered to `asked`, to be seen before it is acted upon. */
export function useSeen<Seen>(asked: unknown) {
  const [answered, setAnswered] = useState<Answered<Seen> | null>(null);
  return {
    seen: seenOf(answered, asked),
    /** As it was asked when this was made, whatever is entered by the time of the answer. */
    see: (seen: Seen) => setAnswered({ to: asQuestion(asked), seen }),
    forget: () => setAnswered(null),
  };
}
