import type { EventKind, Events } from "./events.ts";

/** A line that broke unnoticed tells of no change. */
const OLDEST_MS = 60_000;

interface Cached<T> {
  answer: Promise<T>;
  until: number;
}

/**
 * Answers that each process caches by a key until something of these kinds changes, for a minute at most. Of more than `most`
 * the oldest goes.
 */
export function cachedAnswers<T>(kinds: readonly EventKind[], most = Number.POSITIVE_INFINITY) {
  const known = new WeakMap<Events, Map<string, Cached<T>>>();
  const answersOf = (events: Events) => {
    const answers = known.get(events) ?? new Map<string, Cached<T>>();
    if (!known.has(events))
      events.listen((change) => (change === "reconnected" || kinds.includes(change.kind)) && answers.clear());
    known.set(events, answers);
    return answers;
  };
  return (events: Events, key: string, ask: () => Promise<T>): Promise<T> => {
    const answers = answersOf(events);
    const ready = answers.get(key);
    if (ready && ready.until > Date.now()) return ready.answer;
    const answer = ask();
    answers.delete(key);
    const [oldest] = answers.keys();
    if (answers.size >= most && oldest !== undefined) answers.delete(oldest);
    answers.set(key, { answer, until: Date.now() + OLDEST_MS });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
