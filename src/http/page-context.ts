import { createContext } from "react-router";
import type { Shop } from "#platform/shop.ts";
import type { Caller } from "./function.ts";

/** What loaders and actions of pages get from the server. */
export interface PageContext {
  shop: Shop;
  caller: Caller;
}

export const pageContext = createContext<PageContext>();
