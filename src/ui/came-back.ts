/** Whether Back or Forward led to this document, and the browser had to load it again. */
export const cameBack = (): boolean =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type === "back_forward";
