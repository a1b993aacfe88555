import { Command } from "cmdk";
import { CircleUser, History } from "lucide-react";
import { useDeferredValue, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Spinner } from "#ui/spinner.tsx";
import { onOpenCommands } from "./commands.ts";
import { messages } from "./messages.ts";
import { NAVIGATION } from "./navigation.ts";

type Found = ResponseOf<"GET admin-search">["found"][number];

const words = messages.commands;
const ADDRESSES: Record<Found["kind"], (found: Found) => string> = {
  order: ({ id }) => `/admin/orders/${id}`,
  product: ({ title, state }) =>
    `/admin/products?${new URLSearchParams({ search: title, ...(state ? { show: state } : {}) })}`,
  customer: ({ id }) => `/admin/customers/${id}`,
  article: ({ id }) => `/admin/blog/${id}`,
  page: ({ id }) => `/admin/content/${id}`,
  collection: ({ id }) => `/admin/collections/${id}`,
};
const KINDS = Object.keys(ADDRESSES) as Found["kind"][];
const screensOf = () => [
  ...NAVIGATION.map(({ screen, ...item }) => ({ ...item, label: messages.screens[screen] })),
  { to: "/admin/account", label: messages.account, icon: CircleUser },
  { to: "/admin/audit-log", label: words.auditLog, icon: History },
];

/** Ctrl or Cmd and K: whatever the back office knows, by a few emails of it. */
export function CommandMenu() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onOpenCommands(() => setOpen(true)), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return isOpen && <Menu onClose={() => setOpen(false)} />;
}

function Menu({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const { data, isFetching } = useEndpointQuery("GET admin-search", { query: { q } }, { enabled: q.length > 1 });
  const found = q.length > 1 ? (data?.found ?? []) : [];
  const screens = screensOf().filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  // A screen that is typed by its name comes before what is only written almost like it.
  const isScreen = q !== "" && screens.some(({ label }) => label.toLowerCase().startsWith(q.toLowerCase()));
  // What was chosen before may be gone: the choice begins at the first that is there.
  const firstFound = KINDS.flatMap((kind) => found.filter((one) => one.kind === kind))[0]?.id;
  const first = (isScreen ? undefined : firstFound) ?? screens[0]?.to ?? "";
  const [chosen, setChosen] = useState(first);
  useEffect(() => setChosen(first), [first]);
  const isEmpty = found.length === 0 && screens.length === 0 && !isFetching;
  const go = (to: string) => {
    onClose();
    navigate(to);
  };
  const screensFound = screens.length > 0 && (
    <Command.Group heading={words.screens} className={groupLook}>
      {screens.map(({ to, label, icon: Icon }) => (
        <Command.Item key={to} value={to} onSelect={() => go(to)} className={itemLook}>
          <Icon aria-hidden="true" className="mr-3 size-4.5 text-stone" />
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  );
  return (
    <Command.Dialog
      open
      onOpenChange={onClose}
      shouldFilter={false}
      value={chosen}
      onValueChange={setChosen}
      label={words.label}
      overlayClassName="fixed inset-0 z-40 bg-espresso/35"
      contentClassName="fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-xl overflow-hidden rounded-lg border border-beige bg-cream shadow-lift"
    >
      <div className="flex items-center gap-3 border-b border-beige px-5">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={words.placeholder}
          maxLength={100}
          className="min-h-14 w-full bg-transparent text-base outline-none"
        />
        {isFetching && <Spinner label={words.searching} />}
      </div>
      {isEmpty && (
        <p role="status" className="px-3 py-8 text-center text-sm text-stone">
          {words.nothing}
        </p>
      )}
      <Command.List hidden={isEmpty} label={words.results} className="max-h-[70dvh] overflow-y-auto p-2">
        {isScreen && screensFound}
        {KINDS.map((kind) => (
          <Kind key={kind} kind={kind} found={found.filter((one) => one.kind === kind)} go={go} />
        ))}
        {!isScreen && screensFound}
      </Command.List>
    </Command.Dialog>
  );
}

type KindProps = { kind: Found["kind"]; found: readonly Found[]; go: (to: string) => void };

function Kind({ kind, found, go }: KindProps) {
  if (found.length === 0) return null;
  return (
    <Command.Group heading={words.kinds[kind]} className={groupLook}>
      {found.map((one) => (
        <Command.Item key={one.id} value={one.id} onSelect={() => go(ADDRESSES[kind](one))} className={itemLook}>
          <span className="truncate">{one.title}</span>
          <span className="ml-auto truncate pl-4 text-xs text-stone">
            {[one.detail, one.state && words.states[one.state]].filter(Boolean).join(" · ")}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

const groupLook =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-stone";
const itemLook = "flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm aria-selected:bg-linen";
