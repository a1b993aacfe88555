import { AppError } from "#shared/app-error.ts";
import { messages } from "./publication-messages.ts";

/** Shoppers see what is published, and nothing of the rest. */
export const PRODUCT_STATES = ["published", "draft", "scheduled", "archived"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** How a row holds its state. `retiredAt` is null of what is published, and only of that. */
export interface StateColumns {
  retiredAt: Date | null;
  isDraft: boolean;
  publishAt: Date | null;
}

export function stateOf({ retiredAt, isDraft, publishAt }: StateColumns): ProductState {
  if (!retiredAt) return "published";
  if (publishAt) return "scheduled";
  return isDraft ? "draft" : "archived";
}

type Presence = Pick<StateColumns, "retiredAt" | "publishAt">;

/** Whether it was in the shop, or on its way there, and is no longer. */
export const leavesShop = (before: Presence, after: Presence): boolean =>
  after.retiredAt !== null && (before.retiredAt === null || (before.publishAt !== null && after.publishAt === null));

interface WantedState {
  state?: ProductState | undefined;
  /** Of a scheduled product: when it is published, as an ISO moment. */
  publish_at?: string | null | undefined;
  /** The older way to say published or archived. */
  retired?: boolean | undefined;
}

/** What brings a product back that was taken out of the shop: to what it was before, or into the shop. */
export const broughtBack = ({ state, publish_at }: { state: ProductState; publish_at: string | null }) =>
  state === "scheduled" ? { state, publish_at } : { state: state === "draft" ? state : ("published" as const) };

/** The columns that bring a product into the wanted state; those that stay as they are may be missing. @throws AppError "invalid" */
export function stateChange(before: StateColumns, wanted: WantedState, now: Date): Partial<StateColumns> {
  const is = stateOf(before);
  const state = wantedState(is, wanted);
  if (wanted.publish_at && state !== "scheduled") throw new AppError("invalid", messages.momentAlone);
  const away = { retiredAt: before.retiredAt ?? now, isDraft: state === "draft", publishAt: null };
  if (state === "scheduled") {
    const publishAt = wanted.publish_at === undefined ? before.publishAt : asDate(wanted.publish_at);
    if (!publishAt) throw refusedMoment(messages.momentMissing);
    if (publishAt.getTime() === before.publishAt?.getTime()) return {};
    // A file that was exported before it came into the shop.
    if (publishAt <= now && is === "published") return {};
    if (publishAt <= now) throw refusedMoment(messages.momentPast, "PUBLISH_AT");
    return { ...away, publishAt };
  }
  if (state === is) return {};
  return state === "published" ? { retiredAt: null, isDraft: false, publishAt: null } : away;
}

const refusedMoment = (message: string, code?: string) =>
  new AppError("invalid", message, { ...(code ? { code } : {}), more: { fields: { publish_at: message } } });

/** Of the two ways to say it, the one that asks for a change counts. */
function wantedState(is: ProductState, { state = is, retired }: WantedState): ProductState {
  if (retired === undefined || retired === (is !== "published")) return state;
  if (state === is) return retired ? "archived" : "published";
  if ((state === "published") === retired) throw new AppError("invalid", messages.contradiction);
  return state;
}

const asDate = (at: string | null): Date | null => (at ? new Date(at) : null);
