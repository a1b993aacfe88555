interface Asked {
  /** Cancels: no further attempt is made. */
  signal?: AbortSignal;
}

interface Dependencies {
  now(): number;
  pause(ms: number): Promise<void>;
}

const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
/** So much longer than it is fresh an answer is kept in reserve. */
const KEEP_MS = 5 * 60_000;

const fallback: Dependencies = {
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * A cache of answers in the browser. A stale answer is fetched again, with up to three more attempts and growing pauses. If
 * they fail, the old answer is used (storefront 9).
 */
export class Memory<T> {
  readonly #answers = new Map<string, { answer: T; at: number }>();
  readonly #freshMs: number;
  /** How often all was outdated: an answer that was on its way meanwhile may be of before. */
  #outdated = 0;
  readonly #dependencies: Dependencies;

  constructor(freshMs: number, dependencies: Dependencies = fallback) {
    this.#freshMs = freshMs;
    this.#dependencies = dependencies;
  }

  /** @throws what the last try threw, or at once a `Response`: a redirect is an answer */
  async get(key: string, call: () => Promise<T>, { signal }: Asked = {}): Promise<T> {
    this.#dropOld();
    const known = this.#answers.get(key);
    if (known && this.#dependencies.now() - known.at < this.#freshMs) return known.answer;
    const before = this.#outdated;
    try {
      const answer = await this.#persist(call, signal);
      const age = before === this.#outdated ? 0 : this.#freshMs;
      this.#answers.set(key, { answer, at: this.#dependencies.now() - age });
      return answer;
    } catch (error) {
      if (known && !(error instanceof Response)) return known.answer;
      throw error;
    }
  }

  /** Takes what was learned otherwise, such as from a page the server rendered; what is known already stays. */
  keep(key: string, answer: T): void {
    if (!this.#answers.has(key)) this.#answers.set(key, { answer, at: this.#dependencies.now() });
  }

  /** What is known counts as old from now on; it stays in reserve. */
  invalidate(): void {
    this.#outdated += 1;
    for (const known of this.#answers.values()) known.at = Math.min(known.at, this.#dependencies.now() - this.#freshMs);
  }

  async #persist(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        if (attempt >= RETRIES || signal?.aborted || error instanceof Response) throw error;
        await this.#dependencies.pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS));
      }
    }
  }

  #dropOld(): void {
    for (const [key, { at }] of this.#answers) {
      if (this.#dependencies.now() - at > this.#freshMs + KEEP_MS) this.#answers.delete(key);
    }
  }
}
