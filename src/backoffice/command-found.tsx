import { Command } from "cmdk";
import { Ellipsis, type LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { messages } from "./messages.ts";

export type FoundItem = ResponseOf<"GET admin-search">["found"][number];

/** A page to go to, or something to do. */
export interface FoundAction {
  label: string;
  icon: LucideIcon;
  act: { to: string } | { run: () => void };
}

/** What features know of what was found. */
export interface CommandParts {
  /** Beside its name: badges, sums. */
  Facts: ComponentType<{ found: FoundItem }>;
  /** What can be done with it beside opening it. */
  actionsOf: (found: FoundItem) => readonly FoundAction[];
}

const words = messages.commands;
const ADDRESSES: Record<FoundItem["kind"], (found: FoundItem) => string> = {
  order: ({ id }) => `/admin/orders/${id}`,
  product: ({ title, state }) =>
    `/admin/products?${new URLSearchParams({ search: title, ...(state ? { show: state } : {}) })}`,
  customer: ({ id }) => `/admin/customers/${id}`,
  "past-order": ({ id }) => `/admin/past-orders/${id}`,
  "past-customer": ({ id }) => `/admin/past-orders/customers/${id}`,
  article: ({ id }) => `/admin/blog/${id}`,
  page: ({ id }) => `/admin/content/${id}`,
  collection: ({ id }) => `/admin/collections/${id}`,
};
export const KINDS = Object.keys(ADDRESSES) as FoundItem["kind"][];
export const addressOf = (found: FoundItem): string => ADDRESSES[found.kind](found);

interface FoundGroupProps {
  kind: FoundItem["kind"];
  found: readonly FoundItem[];
  parts: CommandParts;
  hasActions: (found: FoundItem) => boolean;
  go: (to: string) => void;
  onActions: (found: FoundItem) => void;
}

/** What was found of one kind. */
export function FoundGroup({ kind, found, parts: { Facts }, hasActions, go, onActions }: FoundGroupProps) {
  if (found.length === 0) return null;
  return (
    <Command.Group heading={words.kinds[kind]} className={groupLook}>
      {found.map((one) => (
        <Command.Item key={one.id} value={one.id} onSelect={() => go(addressOf(one))} className={itemLook}>
          <span className="min-w-0 py-1.5">
            <span className="block truncate">{one.title}</span>{" "}
            <span className="block truncate text-xs text-stone">{one.detail}</span>
          </span>
          <span className="ml-auto flex shrink-0 flex-wrap items-center justify-end gap-x-2 gap-y-1 py-1.5 pl-4 text-xs text-stone max-sm:max-w-1/2">
            {one.state && words.states[one.state]}
            <Facts found={one} />
          </span>
          {hasActions(one) && (
            // Keys reach the same by Tab; this is for the mouse.
            <span
              aria-hidden="true"
              className="-mr-2 ml-1 grid size-9 shrink-0 place-items-center rounded-sm text-stone hover:bg-beige hover:text-espresso"
              onClick={(event) => {
                event.stopPropagation();
                onActions(one);
              }}
            >
              <Ellipsis className="size-4" />
            </span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

export const groupLook =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-stone";
export const itemLook = "flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm aria-selected:bg-linen";
