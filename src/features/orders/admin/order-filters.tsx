import { SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";
import { shortDay } from "#backoffice/moments.ts";
import { PresetField } from "#backoffice/preset-field.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { FilterChips } from "#ui/filter-chips.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import { ORDER_TABS, ORDER_VIEWS } from "../order-filters.ts";
import { ORDER_PAYMENT_STATES } from "../order-payment-state.ts";
import { ORDER_STATUSES, type OrderStatus } from "../order-status.ts";
import { messages as states } from "../state-messages.ts";
import { statusName } from "../state-names.ts";
import { messages } from "./messages.ts";
import { OrderTabs } from "./order-tabs.tsx";
import type { useOrderFilters } from "./use-order-filters.ts";

const words = messages.filters;
const views = () => [...ORDER_VIEWS, "all" as const].map((value) => ({ value, label: messages.views[value] }));
const isTab = (view: string) => ORDER_TABS.some((tab) => tab === view);
export type OrderFilterView = ReturnType<typeof useOrderFilters>;

interface OrderFiltersProps {
  view: OrderFilterView;
  /** How many orders the filters leave, once that is known. */
  total: number | undefined;
}

/** One search for what one has in hand; the rest folds away, and what of it is in use stays in view. */
export function OrderFilters({ view, total }: OrderFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const chips = chipsOf(view.filters);
  const isWide = useIsWide("40rem");
  const look = {
    ref: toggle,
    variant: "secondary",
    className: "min-h-(--control-height) whitespace-nowrap",
  } as const;
  const name = (
    <>
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {uiMessages.filters(chips.length)}
    </>
  );
  const foot = (
    <>
      <Button
        variant="secondary"
        disabled={chips.length === 0}
        onClick={() => {
          view.clear();
          show.current?.focus();
        }}
      >
        {messages.orders.clear}
      </Button>
      <Button
        ref={show}
        onClick={() => {
          setOpen(false);
          toggle.current?.focus();
        }}
      >
        {words.show(total)}
      </Button>
    </>
  );
  return (
    <>
      <OrderTabs view={view}>
        <FilterBar
          label={words.title}
          search={{
            label: words.search,
            placeholder: words.searchHint,
            value: view.filters.search,
            onSearch: (search) => view.change({ search }),
          }}
        >
          {isWide ? (
            <Button {...look} aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
              {name}
            </Button>
          ) : (
            <Drawer
              title={words.title}
              open={isOpen}
              onOpenChange={setOpen}
              trigger={<Button {...look}>{name}</Button>}
              footer={<div className="flex gap-3 *:last:flex-1">{foot}</div>}
            >
              <Narrowing view={view} />
            </Drawer>
          )}
        </FilterBar>
      </OrderTabs>
      <div id={panel} hidden={!isOpen || !isWide} className="mb-4 rounded-md border border-beige bg-paper p-4">
        {isOpen && isWide && (
          <>
            <Narrowing view={view} />
            <div className="mt-4 flex justify-end gap-3 border-t border-beige pt-4">{foot}</div>
          </>
        )}
      </div>
      {(!view.whole || !view.tab) && chips.length > 0 && (
        <FilterChips
          chips={chips.map(({ label, without }) => ({
            label,
            // The chip is gone with its filter; its focus goes to where filters are set.
            onRemove: () => {
              toggle.current?.focus();
              view.change(without);
            },
          }))}
        >
          {!view.isWrongWay && !isOpen && (
            <Button variant="quiet" size="small" onClick={view.clear}>
              {messages.orders.clear}
            </Button>
          )}
        </FilterChips>
      )}
    </>
  );
}

/** What narrows the list beside its search, and what the address is without it. */
function chipsOf({ status, view, payment, review_flag, customer, from, to }: OrderFilterView["filters"]) {
  const viewName = isTab(view) ? undefined : views().find(({ value }) => value === view)?.label;
  const statuses = ORDER_STATUSES.filter((one) => status.split(",").includes(one)).map(statusName);
  const state = ORDER_PAYMENT_STATES.find((one) => one === payment);
  const chip = (name: string, value: string | undefined, without: Partial<OrderFilterView["filters"]>) =>
    value ? [{ label: `${name}: ${value}`, without }] : [];
  return [
    ...chip(messages.views.label, viewName, { view: undefined }),
    ...chip(words.status, statuses.join(", "), { status: "" }),
    ...chip(words.from, dayInWords(from), { from: "" }),
    ...chip(words.to, dayInWords(to), { to: "" }),
    ...chip(words.customer, customer, { customer: "" }),
    ...chip(words.payment, state && states.payment[state], { payment: "" }),
    // Of all orders, these have a tab.
    ...(review_flag === "yes" && view !== "orders"
      ? [{ label: messages.row.reviewFlag, without: { review_flag: "" } }]
      : []),
  ];
}

/** `2026-11-21` as 21 Nov 2026; what is no day yet as it is. */
export const dayInWords = (day: string): string => (Number.isNaN(Date.parse(day)) ? day : shortDay(day));

function Narrowing({ view: { filters, change, isWrongWay } }: { view: OrderFilterView }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Statuses value={filters.status} onChange={(status) => change({ status })} />
      <PresetField isOptional period={filters} onChange={change} />
      <DateField
        label={words.from}
        value={filters.from}
        error={isWrongWay ? words.wrongWay : undefined}
        onChange={(event) => change({ from: event.target.value })}
      />
      <DateField label={words.to} value={filters.to} onChange={(event) => change({ to: event.target.value })} />
      <SearchField
        label={words.customer}
        placeholder={words.customerHint}
        value={filters.customer}
        onSearch={(customer) => change({ customer })}
      />
      <SelectField
        label={messages.views.label}
        options={views()}
        value={filters.view}
        onChange={(event) => change({ view: event.target.value })}
      />
      <SelectField
        label={words.payment}
        options={[
          { value: "", label: words.any },
          ...ORDER_PAYMENT_STATES.map((value) => ({ value, label: states.payment[value] })),
        ]}
        value={filters.payment}
        onChange={(event) => change({ payment: event.target.value })}
      />
      <SelectField
        label={words.sort}
        options={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
        value={`${filters.sort} ${filters.direction}`}
        onChange={(event) => {
          const [sort, direction] = event.target.value.split(" ");
          change({ sort, direction });
        }}
      />
    </div>
  );
}

/** Several may be chosen; none means all. */
function Statuses({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const chosen = value.split(",").filter(Boolean);
  const toggle = (status: OrderStatus) =>
    onChange(ORDER_STATUSES.filter((one) => (one === status) !== chosen.includes(one)).join(","));
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="text-sm font-medium">{words.status}</legend>
      <div className="grid grid-cols-2 sm:flex sm:flex-wrap sm:gap-x-6">
        {ORDER_STATUSES.map((status) => (
          <Checkbox
            key={status}
            label={statusName(status)}
            checked={chosen.includes(status)}
            onChange={() => toggle(status)}
          />
        ))}
      </div>
    </fieldset>
  );
}
