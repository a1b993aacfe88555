import { CircleUser } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { useSession } from "#api-client/session.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { Wordmark } from "#ui/wordmark.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { messages } from "./messages.ts";
import { NAVIGATION } from "./navigation.ts";

const LOOKS_AGAIN_MS = 60_000;
const GROUPS = [...new Set(NAVIGATION.map(({ group }) => group))];

/** The screens of the back office, always in view on a desk. */
export function AdminSidebar() {
  const { settings } = useStore();
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-r border-beige bg-linen lg:flex print:hidden">
      <p className="flex h-16 shrink-0 items-center border-b border-beige px-6 font-display text-2xl tracking-wide">
        <Wordmark name={settings.storeName} className="h-4.5" />
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 py-4">
        <Navigation />
      </div>
      <LanguageChoice className="border-t border-beige px-6" />
      <AccountLink className="border-t border-beige px-6" />
    </aside>
  );
}

/** Who is signed in, and the way to what is theirs. */
export function AccountLink({ className, onChosen }: { className: string; onChosen?: () => void }) {
  const session = useSession();
  if (!("user" in session)) return null;
  const { email } = session.user;
  return (
    <NavLink
      to="/admin/account"
      title={email}
      aria-label={`${messages.account}, ${email}`}
      onClick={onChosen}
      className={classes(
        "flex min-h-12 items-center gap-3 text-xs text-stone no-underline hover:text-espresso aria-[current=page]:text-espresso",
        className,
      )}
    >
      <CircleUser aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="truncate">{email}</span>
    </NavLink>
  );
}

export function Navigation({ onChosen }: { onChosen?: () => void }) {
  const { pathname } = useLocation();
  const isIn = (place: string) => pathname === place || (place !== "/admin" && pathname.startsWith(`${place}/`));
  const waiting = useWaiting();
  return (
    <nav aria-label={messages.navigation} className="grid gap-4">
      {GROUPS.map((group) => (
        <div key={group ?? ""}>
          {group && <p className="px-3 pb-1 text-xs text-stone">{messages.groups[group]}</p>}
          <ul className="grid gap-0.5">
            {NAVIGATION.filter((item) => item.group === group).map(({ to, also, screen, waits, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={isIn(to) ? "page" : also?.some(isIn) || undefined}
                  onClick={onChosen}
                  className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm no-underline transition-colors duration-quick hover:bg-cream aria-[current]:bg-paper aria-[current]:font-medium aria-[current]:shadow-[inset_2px_0] aria-[current]:shadow-gold-deep pointer-fine:lg:min-h-9"
                >
                  <Icon aria-hidden="true" className="size-4.5 text-stone" />
                  {messages.screens[screen]}
                  {waits && <Waits count={waiting?.[waits] ?? 0} said={messages.waits[waits]} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Orders that wait for a person. */
function useWaiting() {
  const { is } = useSession();
  const { data } = useEndpointQuery(
    "GET admin-orders-statistics",
    {},
    { enabled: is === "in", refetchInterval: LOOKS_AGAIN_MS },
  );
  return data && { toShip: data.tabs["to-ship"] };
}

/** Nothing where nothing waits. */
const Waits = ({ count, said }: { count: number; said: (count: number) => string }) =>
  count > 0 && (
    <span title={said(count)} className="figures ml-auto min-w-6 rounded-full bg-beige px-2 text-center text-xs">
      <span aria-hidden="true">{count.toLocaleString(currentLocale())}</span>
      <span className="sr-only">, {said(count)}</span>
    </span>
  );
