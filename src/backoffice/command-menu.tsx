import { Command } from "cmdk";
import { CircleHelp, CircleUser, History, Package, Search, ShoppingCart } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { OpenedFrom, useFocusReturn } from "#ui/focus-return.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { CommandActions } from "./command-actions.tsx";
import {
  addressOf,
  type CommandParts,
  FoundGroup,
  type FoundItem,
  groupLook,
  itemLook,
  KINDS,
} from "./command-found.tsx";
import { onOpenCommands } from "./commands.ts";
import { searchTasks, tasksOf, useChapters } from "./guide.ts";
import { openHelp } from "./help.ts";
import { messages } from "./messages.ts";
import { NAVIGATION, PLACES } from "./navigation.ts";
import { useEnter } from "./use-enter.ts";

const words = messages.commands;
const screensOf = () => [
  ...NAVIGATION.map(({ screen, ...item }) => ({ ...item, label: messages.screens[screen] })),
  { to: "/admin/account", label: messages.account, icon: CircleUser },
  { to: "/admin/audit-log", label: words.auditLog, icon: History },
  { to: "/admin/orders/new", label: words.newOrder, icon: ShoppingCart },
  { to: "/admin/products?new=open", label: words.newProduct, icon: Package },
  ...PLACES.map(({ place, ...item }) => ({ ...item, label: words.places[place] })),
  { to: "/admin/help", label: messages.help.whole, icon: CircleHelp },
];

/** What is begun most often, before anything is typed. */
const FIRST = ["/admin/orders/new", "/admin/products?new=open", "/admin/orders/packing-list"];

/** Ctrl or Cmd and K: whatever the back office knows, by a few letters of it. */
export function CommandMenu({ parts }: { parts: CommandParts }) {
  const [isOpen, setOpen] = useState(false);
  const { opener, restoreFocus } = useFocusReturn();
  const dismiss = () => {
    flushSync(() => setOpen(false));
    restoreFocus();
  };
  const toggle = useEffectEvent(() => (isOpen ? dismiss() : setOpen(true)));
  useEffect(() => onOpenCommands(() => setOpen(true)), []);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    isOpen && (
      <>
        <OpenedFrom opener={opener} />
        <Menu parts={parts} onClose={() => setOpen(false)} onDismiss={dismiss} />
      </>
    )
  );
}

interface MenuProps {
  parts: CommandParts;
  /** Something was chosen. */
  onClose: () => void;
  /** Nothing was. */
  onDismiss: () => void;
}

function Menu({ parts, onClose, onDismiss }: MenuProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [acting, setActing] = useState<FoundItem | null>(null);
  const [action, setAction] = useState("");
  const q = useDeferredValue(typed.trim());
  const { data, isFetching, isPending, isPlaceholderData } = useEndpointQuery(
    "GET admin-search",
    { query: { q } },
    { enabled: q.length > 1 },
  );
  // What is shown answers what was typed before.
  const isBehind = q !== typed.trim() || (q.length > 1 && (isPending || isPlaceholderData));
  const found = q.length > 1 ? (data?.found ?? []) : [];
  const matching = screensOf().filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  const begun = q === "" ? matching.filter(({ to }) => FIRST.includes(to)) : [];
  const screens = matching.filter((one) => !begun.includes(one));
  const { data: chapters = [] } = useChapters();
  const tasks = q.length > 1 ? searchTasks(tasksOf(chapters), q).slice(0, 5) : [];
  // A screen that is typed by its name comes before what is only written almost like it.
  const isScreen = q !== "" && screens.some(({ label }) => label.toLowerCase().startsWith(q.toLowerCase()));
  const inOrders = `/admin/orders?search=${encodeURIComponent(q)}`;
  // What was chosen before may be gone: the choice begins at the first that is there.
  const firstFound = isScreen ? undefined : KINDS.flatMap((kind) => found.filter((one) => one.kind === kind))[0];
  const first = firstFound?.id ?? begun[0]?.to ?? screens[0]?.to ?? tasks[0]?.slug ?? inOrders;
  const [chosen, setChosen] = useState(first);
  useEffect(() => setChosen(first), [first]);
  const isEmpty = found.length === 0 && screens.length === 0 && tasks.length === 0 && !isFetching;
  const go = async (to: string) => {
    onClose();
    await navigate(to);
    // Where it was before may be gone; a screen that opens a dialog keeps its own.
    if (document.activeElement === document.body) document.getElementById("content")?.focus();
  };
  const readHelp = (task: string) => {
    onClose();
    openHelp(task);
  };
  const hasActions = (one: FoundItem) => parts.actionsOf(one).length > 0;
  const actable = found.find((one) => one.id === chosen && hasActions(one));
  const openFirst = useEnter(isBehind, typed, () => {
    const to = firstFound ? addressOf(firstFound) : (begun[0] ?? screens[0])?.to;
    if (to) go(to);
    else if (tasks[0]) readHelp(tasks[0].slug);
    else go(inOrders);
  });
  const actOnFirst = useEnter(isBehind, typed, () => firstFound && hasActions(firstFound) && setActing(firstFound));
  const toActions = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value } = event.currentTarget;
    // Whoever went to one of those shown has chosen it.
    if (isBehind && chosen === first && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      if (!event.nativeEvent.isComposing) (event.key === "Enter" ? openFirst : actOnFirst)();
      return;
    }
    const isWanted =
      event.key === "Tab" ? !event.shiftKey : event.key === "ArrowRight" && selectionStart === value.length;
    if (!isWanted || !actable) return;
    event.preventDefault();
    setActing(actable);
  };
  const screensFound = <Screens heading={words.screens} screens={screens} go={go} />;
  return (
    <Command.Dialog
      ref={nameChoice}
      open
      // Escape leads back one step.
      onOpenChange={() => (acting ? setActing(null) : onDismiss())}
      shouldFilter={false}
      value={acting ? action : chosen}
      onValueChange={acting ? setAction : setChosen}
      label={words.label}
      overlayClassName="fixed inset-0 z-40 bg-espresso/35"
      contentClassName="fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-xl overflow-hidden rounded-lg border border-beige bg-cream shadow-lift"
    >
      {acting ? (
        <CommandActions
          found={acting}
          actions={parts.actionsOf(acting)}
          go={go}
          onClose={onClose}
          onFirst={setAction}
          onBack={() => setActing(null)}
        />
      ) : (
        <>
          <div className="flex items-center gap-3 border-b border-beige px-5">
            <Search aria-hidden="true" className="size-4.5 shrink-0 text-stone" />
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              onKeyDown={toActions}
              placeholder={words.placeholder}
              maxLength={100}
              autoFocus
              className="min-h-14 w-full bg-transparent text-base outline-none"
            />
            {isFetching && <Spinner label={words.searching} />}
          </div>
          {isEmpty && (
            <p role="status" className="px-3 pt-6 pb-2 text-center text-sm text-stone">
              {words.nothing}
            </p>
          )}
          <Command.List label={words.results} className="max-h-[66dvh] overflow-y-auto p-2">
            {isEmpty && (
              <Command.Item value={inOrders} onSelect={() => go(inOrders)} className={itemLook}>
                <Search aria-hidden="true" className="mr-3 size-4.5 shrink-0 text-stone" />
                <span className="min-w-0 truncate">{words.inOrders(q)}</span>
              </Command.Item>
            )}
            <Screens heading={words.begin} screens={begun} go={go} />
            {isScreen && screensFound}
            {KINDS.map((kind) => (
              <FoundGroup
                key={kind}
                kind={kind}
                go={go}
                parts={parts}
                hasActions={hasActions}
                found={found.filter((one) => one.kind === kind)}
                onActions={setActing}
              />
            ))}
            {!isScreen && screensFound}
            {tasks.length > 0 && (
              <Command.Group heading={messages.help.title} className={groupLook}>
                {tasks.map(({ slug, title }) => (
                  <Command.Item key={slug} value={slug} onSelect={() => readHelp(slug)} className={itemLook}>
                    <CircleHelp aria-hidden="true" className="mr-3 size-4.5 text-stone" />
                    {messages.help.command(title)}
                  </Command.Item>
                ))}
              </Command.Group>
            )}
          </Command.List>
          <p role="status" className="border-t border-beige px-5 py-2 text-xs text-stone empty:sr-only">
            {actable && words.actionsHint(actable.title)}
          </p>
          <p role="status" className="sr-only">
            {!isBehind && found.length > 0 && words.count(found.length)}
          </p>
        </>
      )}
    </Command.Dialog>
  );
}

interface ScreensProps {
  heading: string;
  screens: ReturnType<typeof screensOf>;
  go: (to: string) => void;
}

const Screens = ({ heading, screens, go }: ScreensProps) =>
  screens.length > 0 && (
    <Command.Group heading={heading} className={groupLook}>
      {screens.map(({ to, label, icon: Icon }) => (
        <Command.Item key={to} value={to} onSelect={() => go(to)} className={itemLook}>
          <Icon aria-hidden="true" className="mr-3 size-4.5 text-stone" />
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  );

/**
 * A screen reader says which one Enter opens: the library names it to the field only once an arrow key has moved it. For the menu's `ref`.
 */
function nameChoice(menu: HTMLElement | null) {
  if (!menu) return;
  const observer = new MutationObserver(() => {
    const id = menu.querySelector("[cmdk-item][aria-selected=true]")?.id;
    const field = menu.querySelector("[cmdk-input]");
    if (id) field?.setAttribute("aria-activedescendant", id);
    else field?.removeAttribute("aria-activedescendant");
  });
  observer.observe(menu, { subtree: true, childList: true, attributeFilter: ["aria-selected"] });
  return () => observer.disconnect();
}
