/** The sentences of the blog (storefront 2). */
export const messages = {
  journal: "Wellness Journal",
  blogLead: "On scent, quiet rooms and the small work of an evening.",
  loading: "Loading articles",
  loadingArticle: "Loading the article",
  empty: { title: "No Articles Available", text: "Check back soon for new wellness content." },
  notFound: {
    title: "Article Not Found",
    text: "The article you're looking for doesn't exist or has been removed.",
    linkLabel: "Browse All Articles",
  },
  back: "← Back to Wellness Journal",
  related: "Read on",
  reading: (minutes: number) => `${minutes} min read`,
  home: "Home",
  feed: "Follow via RSS",
  pages: "Articles",
  categories: { wellness: "Wellness", "how-to": "How-to", lifestyle: "Lifestyle", tips: "Tips" },
} as const;
