export interface Reach {
  /** Stepped to from the last row backwards, in the opposite order. */
  isFromEnd: boolean;
  skip: number;
  /** 0 behind the last page. */
  take: number;
}

/** How to come to a page, counted from 1, with the fewest steps: the last pages are as near as the first. */
export function offsetFromEnd(page: number, size: number, total: number): Reach {
  const before = (page - 1) * size;
  const take = Math.max(0, Math.min(size, total - before));
  const behind = total - before - take;
  return take > 0 && behind < before
    ? { isFromEnd: true, skip: behind, take }
    : { isFromEnd: false, skip: before, take };
}
