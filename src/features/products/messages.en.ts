/** Every sentence of products (storefront 2). */
export const messages = {
  collection: "Our Collection",
  collectionLead: "Diffusers, pure oils and small companions for a calm home.",
  products: "Products",
  loading: "Loading products",
  productLoading: "Loading the product",
  listings: "Categories",
  all: "All",
  isNew: "New",
  outOfStock: "Out of stock",
  add: "Add to cart",
  added: "Added",
  reducedTo: "Reduced to",
  from: "from",
  choose: "Choose",
  priceFrom: (price: string) => `From ${price}`,
  categories: { diffusers: "Diffusers", oils: "Oils", accessories: "Accessories" },
} as const;
