import { createContext } from "react-router";
import type { AppContext } from "#platform/context.ts";
import type { Caller } from "./endpoint.ts";
import type { Limit } from "./rate-limits.ts";

/** What loaders and actions of pages get from the server. */
export interface PageContext {
  shop: AppContext;
  caller: Caller;
  /** Counts this visit against a limit, as a call of a function is counted. @throws AppError "too-many" */
  count(limit: Limit): Promise<void>;
  /** The finished page, beside its answer: a router that looks at an answer would copy its text. */
  html?: string;
  /** A page failed for a reason that passes, so its status says so. */
  isOutage?: boolean;
}

export const pageContext = createContext<PageContext>();
