/** A live update: ids of changed products, or "all", and whether settings changed. */
export interface LiveMessage {
  products: readonly string[] | "all";
  settings: boolean;
}

/** Whether any of these products is among the news. */
export const isAbout = ({ products }: LiveMessage, ids: readonly string[]): boolean =>
  products === "all" ? ids.length > 0 : ids.some((id) => products.includes(id));

/** A list shows any product, also one that was not there before. */
export const isAboutProducts = ({ products }: LiveMessage): boolean => products === "all" || products.length > 0;
