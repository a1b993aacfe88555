import { ExternalLink, LogOut, Menu, RefreshCw, Search } from "lucide-react";
import { useState } from "react";
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
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-beige bg-cream px-4 sm:px-6 lg:px-10 print:hidden">
      <MobileRooms />
      <div className="flex min-w-0 items-center gap-2 max-[32rem]:flex-col max-[32rem]:items-start max-[32rem]:gap-0">
        <p className="max-w-full truncate text-sm font-medium">{messages.label}</p>
        {"user" in session && mayActAs(session.user.role, "superuser") && (
          <Badge tone="secondary">{messages.superuser}</Badge>
        )}
      </div>
      <div className="-mr-2 ml-auto flex items-center gap-1 sm:gap-2 md:-mr-4">
        {session.is === "in" && <SearchButton />}
        {session.is === "in" && <SessionLabel />}
        {session.is === "in" && <HelpButton />}
        <Button asChild variant="quiet" size="small" className="max-md:px-2">
          <Link to="/" target="_blank" aria-label={messages.store}>
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="max-md:hidden">{messages.store}</span>
          </Link>
        </Button>
        {session.is === "in" && (
          <Button
            variant="quiet"
            size="small"
            className="max-md:px-2"
            onClick={onSignOut}
            aria-label={messages.signOut}
          >
            <LogOut aria-hidden="true" className="size-4" />
            <span className="max-md:hidden">{messages.signOut}</span>
          </Button>
        )}
      </div>
    </header>
  );
}

const SearchButton = () => (
  <Button variant="quiet" size="small" className="max-md:px-2" onClick={openCommands} aria-keyshortcuts="Control+K">
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
    <div className="flex items-center text-xs text-stone">
      <span className="max-lg:sr-only">{messages.session}</span>
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
