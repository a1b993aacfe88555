/** The sentences of the list of products (storefront 2). */
export const messages = {
  showing: (count: number) => `Showing ${count} products`,
  loadMore: "Load More Products",
  empty: "No products found matching your criteria",
  showAll: "Show All Products",
  error: "Error Loading Products",
  failed: "Failed to fetch products",
  failedBecause: (reason: string) => `Failed to fetch products. ${reason}`,
  tryAgain: "Try Again",
} as const;
