import { CircleUser, ExternalLink, LogOut, Menu, RefreshCw, Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { checkSession, useSession } from "#api-client/session.ts";
import { useStore } from "#api-client/use-store.ts";
import { mayActAs } from "#shared/role.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Drawer } from "#ui/drawer.tsx";
import { openCommands } from "./commands.ts";
import { HelpButton } from "./help-button.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { messages } from "./messages.ts";
import { AccountLink, Navigation } from "./sidebar.tsx";

const SPINS_MS = 1_000;

export function AdminHeader({ onSignOut }: { onSignOut: () => void }) {
  const session = useSession();
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-beige bg-cream px-4 sm:px-6 print:hidden">
      <MobileRooms />
      <div className="flex min-w-0 items-center gap-2 max-[22rem]:flex-col max-[22rem]:items-start max-[22rem]:gap-0">
        <p className="max-w-full truncate text-sm font-medium">{messages.label}</p>
        {"user" in session && mayActAs(session.user.role, "superuser") && (
          <Badge tone="secondary">{messages.superuser}</Badge>
        )}
      </div>
      <div className="-mr-2 ml-auto flex min-h-11 items-center gap-1 sm:gap-2 md:-mr-4">
        {session.is === "in" && <SearchButton />}
        <AccountMenu>
          {session.is === "in" && <SessionLabel />}
          {session.is === "in" && <HelpButton className={LINE} />}
          <Button asChild variant="quiet" size="small" className={LINE}>
            <Link to="/" target="_blank">
              <ExternalLink aria-hidden="true" className="size-4" />
              {messages.store}
            </Link>
          </Button>
          {session.is === "in" && (
            <Button variant="quiet" size="small" className={LINE} onClick={onSignOut}>
              <LogOut aria-hidden="true" className="size-4" />
              {messages.signOut}
            </Button>
          )}
        </AccountMenu>
      </div>
    </header>
  );
}

/** Of a button that is a line of the menu on a phone. */
const LINE = "max-md:min-h-11 max-md:w-full max-md:justify-start max-md:px-4";

/** What stands side by side on a desk, and behind one button on a phone. */
function AccountMenu({ children }: { children: ReactNode }) {
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      // The help opens over it, and gives the focus back to its button there.
      if (target instanceof Element && !box.current?.contains(target) && !target.closest("[role=dialog]"))
        setOpen(false);
    };
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key !== "Escape" || !(target instanceof Node) || !box.current?.contains(target)) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", leave);
    };
  }, [isOpen]);
  return (
    <div ref={box} className="md:contents">
      <Button
        ref={button}
        variant="quiet"
        size="icon"
        className="md:hidden"
        aria-label={messages.accountMenu}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleUser aria-hidden="true" className="size-5" />
      </Button>
      <div
        id={panel}
        className={classes(
          "gap-2 max-md:absolute max-md:top-full max-md:right-2 max-md:min-w-60 max-md:gap-0 max-md:rounded-md max-md:border max-md:border-beige max-md:bg-paper max-md:py-1 max-md:shadow-lift md:flex md:items-center",
          !isOpen && "max-md:hidden",
        )}
      >
        {children}
      </div>
    </div>
  );
}

const SearchButton = () => (
  <Button
    variant="quiet"
    size="small"
    className="max-md:size-11 max-md:px-0"
    onClick={openCommands}
    aria-keyshortcuts="Control+K"
  >
    <Search aria-hidden="true" className="size-4" />
    <span className="max-lg:sr-only">{messages.commands.open}</span>
    <span aria-hidden="true" className="font-sans text-xs text-stone max-lg:hidden">
      {messages.commands.shortcut}
    </span>
  </Button>
);

/** The specified label, with a button that asks the server whether the session is still valid. */
function SessionLabel() {
  const [isSpinning, setSpinning] = useState(false);
  const refresh = () => {
    setSpinning(true);
    setTimeout(() => setSpinning(false), SPINS_MS);
    checkSession();
  };
  return (
    <div className="flex items-center justify-between text-xs text-stone max-md:border-b max-md:border-beige max-md:pl-4">
      <span className="md:max-lg:sr-only">{messages.session}</span>
      <Button variant="quiet" size="icon-small" onClick={refresh} busy={isSpinning} aria-label={messages.refresh}>
        <RefreshCw aria-hidden="true" className={classes("size-4", isSpinning && "animate-turn")} />
      </Button>
    </div>
  );
}

function MobileRooms() {
  const [isOpen, setOpen] = useState(false);
  const { settings } = useStore();
  return (
    <div className="lg:hidden">
      <Drawer
        side="left"
        title={settings.storeName}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="quiet" size="icon" className="-ml-3" aria-label={messages.menu}>
            <Menu aria-hidden="true" className="size-5" />
          </Button>
        }
      >
        <Navigation onChosen={() => setOpen(false)} />
        <LanguageChoice className="mt-4 border-t border-beige px-3 pt-2" />
        <AccountLink className="mt-2 border-t border-beige px-3 pt-2" onChosen={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
