import type { Total } from "./capped-count.ts";

export interface Reach {
  /** Read backwards from the last row, in reverse order. */
  isFromEnd: boolean;
  skip: number;
  /** 0 behind the last page. */
  take: number;
}

/** How to reach a page, counted from 1, with the smallest offset: from the start or, where the total is exact, from the end. */
export function offsetFromEnd(page: number, size: number, { total, is_capped }: Total): Reach {
  const before = (page - 1) * size;
  const take = Math.max(0, Math.min(size, total - before));
  const behind = total - before - take;
  return take > 0 && behind < before && !is_capped
    ? { isFromEnd: true, skip: behind, take }
    : { isFromEnd: false, skip: before, take };
}
