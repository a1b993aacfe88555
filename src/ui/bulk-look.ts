/**
 * The bar for what is chosen in a list. It stands at the foot of the window, as long as its list is in view: nothing moves
 * when the first row is chosen, and a thumb reaches it.
 */
export const bulkLook =
  "sticky bottom-0 z-20 -mx-4 mt-4 border-y border-gold bg-linen px-4 py-3 sm:-mx-6 sm:px-6 lg:bottom-4 lg:mx-0 lg:rounded-md lg:border-x lg:px-4 lg:shadow-lift";
