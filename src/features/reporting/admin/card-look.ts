/** As `ui/card.tsx` looks, for what has a frame of its own. */
export const CARD = "min-w-0 rounded-md border border-beige bg-paper p-5 sm:p-6";
