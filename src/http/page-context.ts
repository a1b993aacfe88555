import { createContext } from "react-router";
import type { AppContext } from "#platform/context.ts";
import type { Caller } from "./endpoint.ts";
import type { Limit } from "./rate-limits.ts";

/** What loaders and actions of pages get from the server. */
export interface PageContext {
  shop: AppContext;
  caller: Caller;
  /** Counts this visit against a rate limit, like a call of an endpoint. @throws AppError "too-many" */
  count(limit: Limit): Promise<void>;
  /** Whether this is a demo and its own machine asks: not a proxy, and no page of another site whose name resolves here. */
  isLocalDemo(): boolean;
  /** The finished page, beside the router's answer: reading it from there would copy its text. */
  html?: string;
  /** A page failed for a passing reason, so its status is 503. */
  isOutage?: boolean;
}

export const pageContext = createContext<PageContext>();
