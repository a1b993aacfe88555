import { Menu, Search, ShoppingBag } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { Link, NavLink } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { showCart, useIsCartShown } from "#features/cart/storefront/cart-drawer-state.ts";
import { useCart } from "#features/cart/storefront/use-cart.ts";
import { currentLanguage, localizedPath } from "#shared/language.ts";
import { mainLinks } from "#site/links.ts";
import { messages } from "#site/messages.ts";
import { Button } from "#ui/button.tsx";
import { onDemand } from "#ui/on-demand.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { LanguageMenu } from "./language-choice.tsx";
import { LanguageHint } from "./language-hint.tsx";

const CartDrawer = onDemand(
  () => import("./cart-drawer-part.ts"),
  () => {
    showCart(false);
    // Another document, which asks for all scripts anew.
    location.assign(localizedPath(currentLanguage(), "/cart"));
  },
);

const MobileMenu = onDemand(
  () => import("./mobile-menu.tsx"),
  ({ onOpenChange }) => {
    onOpenChange(false);
    const link = document.querySelector<HTMLElement>("[aria-labelledby=footer-links] a");
    // Folded on a phone.
    link?.closest("details")?.setAttribute("open", "");
    link?.focus();
  },
);

export function StorefrontHeader({ storeName }: { storeName: string }) {
  const { menu } = useStore();
  return (
    <header className="sticky top-0 z-30 border-b border-beige bg-cream lg:condense-on-scroll">
      <div className="page grid h-14 grid-cols-[1fr_auto_1fr] items-center gap-6 lg:h-18">
        <MenuButton storeName={storeName} />
        <Link
          to="/"
          className="inline-flex min-h-11 items-center font-display text-2xl tracking-wide no-underline lg:justify-self-start"
        >
          <Wordmark name={storeName} className="h-5 lg:h-5.5" />
        </Link>
        <nav aria-label={messages.areas.main} className="hidden lg:block">
          <ul className="flex gap-8">
            {mainLinks(menu.main).map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/"}
                  className="inline-flex min-h-11 items-center border-b border-transparent text-sm tracking-wide no-underline hover:border-gold aria-[current=page]:border-gold-deep"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-self-end gap-2">
          <Button asChild variant="quiet" size="icon">
            <Link to="/search" aria-label={messages.search}>
              <Search aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </Link>
          </Button>
          <LanguageMenu />
          <CartLink />
        </div>
      </div>
      <LanguageHint />
    </header>
  );
}

/** A link to the cart's page that opens the drawer once scripts are here. */
function CartLink() {
  const { count, isReady } = useCart();
  const { settings } = useStore();
  const isOpen = useIsCartShown();
  const link = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    showCart(true);
  };
  // Until then it is the link that it looks like.
  const asButton = isReady ? ({ role: "button", "aria-haspopup": "dialog", "aria-expanded": isOpen } as const) : {};
  return (
    <>
      <Button asChild variant="quiet" size="icon" className="-mr-3">
        <Link
          ref={link}
          to="/cart"
          aria-label={messages.cart(count)}
          {...asButton}
          onClick={(event) => isPlain(event) && open(event)}
          onKeyDown={(event) => event.key === " " && open(event)}
        >
          <ShoppingBag aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {count > 0 && (
            <span
              aria-hidden="true"
              className="figures absolute top-1.5 left-6 grid h-4 min-w-4 place-items-center rounded-full bg-gold-deep px-1 text-[0.625rem] leading-none font-medium text-cream"
            >
              {count}
            </span>
          )}
        </Link>
      </Button>
      <CartDrawer open={isOpen} freeShippingThreshold={settings.freeShippingThreshold} opener={link} />
    </>
  );
}

/** Not meant for another tab or window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

function MenuButton({ storeName }: { storeName: string }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="lg:hidden">
      <Button
        ref={opener}
        variant="quiet"
        size="icon"
        className="-ml-3 noscript:hidden"
        aria-label={messages.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Button>
      <MobileMenu storeName={storeName} open={open} onOpenChange={setOpen} opener={opener} />
      <a href="#footer-links" className="link hidden min-h-11 items-center text-sm noscript:inline-flex">
        {messages.menu}
      </a>
    </div>
  );
}
