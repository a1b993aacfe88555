import { useRouteLoaderData } from "react-router";
import type { Language } from "#shared/language.ts";
import type { ShopMenu } from "#shared/shop-menu.ts";
import type { StoreSettings } from "#shared/store-settings.ts";

export interface StoreFacts {
  settings: StoreSettings;
  shopUrl: string;
  isDemo: boolean;
  /** In the language of the page. */
  menu: ShopMenu;
}

/** What the root loader knows of the shop. */
export function useStore(): StoreFacts {
  const facts = useRouteLoaderData<StoreFacts>("root");
  if (!facts) throw new Error("A screen of the shop needs the root's data");
  return facts;
}

/** For `meta` functions, which get the root's data among their matches. */
export function storeOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): {
  shopUrl: string;
  storeName: string;
  storeEmail: string;
  languages: readonly Language[];
} {
  const facts = matches.find((match) => match?.id === "root")?.loaderData as StoreFacts | undefined;
  return {
    shopUrl: facts?.shopUrl ?? "",
    storeName: facts?.settings.storeName ?? "",
    storeEmail: facts?.settings.storeEmail ?? "",
    languages: facts?.settings.languages ?? [],
  };
}
