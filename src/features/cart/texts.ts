/** Every sentence of the cart, as the storefront's specification words it. */
export const texts = {
  title: "Cart",
  empty: "Your Cart is Empty",
  emptyText: "Once you find something for your home, it waits here for you.",
  shopNow: "Shop Now",
  summary: "Order Summary",
  subtotal: "Subtotal",
  bundle: "2 Diffusers",
  shipping: "Shipping",
  shippingLater: "Shipping calculated at checkout",
  total: "Total",
  checkout: "Proceed to Checkout",
  goOn: "Continue Shopping",
  clear: "Clear Cart",
  remove: (name: string) => `Remove ${name}`,
  removed: { title: "Removed from cart", description: (name: string) => `${name} has been removed from your cart.` },
} as const;
