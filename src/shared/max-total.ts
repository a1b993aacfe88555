/** Lists count no further: to count a million matches takes longer than to show a page of them. */
export const MAX_TOTAL = 1_000;
