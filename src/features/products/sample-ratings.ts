/** Invented stars and voices are for looking at: only a demo shows them, where they are switched on (decision 9; L23). */
export const showsSampleRatings = (isDemo: boolean, { demoRatings }: { demoRatings: boolean }): boolean =>
  isDemo && demoRatings;
