/** Chance that repeats itself: the same seed gives the same numbers (mulberry32). Never for secrets. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** @throws RangeError for an empty list */
  pick<T>(from: readonly T[]): T {
    return this.at(from, this.next());
  }

  /** The first ones often, the last ones rarely, as best sellers go. */
  pickEarly<T>(from: readonly T[]): T {
    return this.at(from, this.next() ** 3);
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.whole(0, 9)).join("");
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.whole(0, 15).toString(16)).join("");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  private at<T>(from: readonly T[], place: number): T {
    if (from.length === 0) throw new RangeError("There is nothing to pick from");
    return from[Math.floor(place * from.length)] as T;
  }
}
