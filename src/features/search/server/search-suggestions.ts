import { readSearch } from "../search-query.ts";
import { type KnowingShop, knownSearch } from "./known-searches.ts";

const MAX_SUGGESTIONS = 6;
/** Of those, for what is no product, where there is so much. */
const OTHERS = 2;

/** A page that may be meant, by its path and name in the language of the request. */
export interface Suggestion {
  to: string;
  title: string;
}

/** What may be meant by what is typed so far: products first, unless none has all words. `answers` are pages that the caller knows of. */
export async function suggestionsFor(
  shop: KnowingShop,
  typed: string,
  answers: readonly Suggestion[],
): Promise<Suggestion[]> {
  const query = readSearch(new URLSearchParams({ q: typed }));
  if (query.text === "") return [];
  const { products, texts, isNear } = await knownSearch(shop, query);
  const others = [
    ...texts.map(({ path, title }) => ({ to: path, title })),
    ...answers.map(({ to, title }) => ({ to, title })),
  ];
  const names = products.map(({ id, name, choices }) => ({
    to: `/products/${choices?.to ?? id}`,
    title: choices?.name ?? name,
  }));
  const best = isNear ? others : names.slice(0, MAX_SUGGESTIONS - Math.min(others.length, OTHERS));
  return [...best, ...(isNear ? names : others)].slice(0, MAX_SUGGESTIONS);
}
