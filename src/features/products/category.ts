export const CATEGORIES = ["diffusers", "oils", "accessories"] as const;
export type Category = (typeof CATEGORIES)[number];
