export const BLOG_CATEGORIES = ["wellness", "how-to", "lifestyle", "tips"] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];
