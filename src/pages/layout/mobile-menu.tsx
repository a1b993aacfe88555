import type { RefObject } from "react";
import { Link, NavLink } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { messages as products } from "#features/products/messages.ts";
import { mainLinks, serviceLinks } from "#site/links.ts";
import { messages } from "#site/messages.ts";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { LanguageList } from "./language-choice.tsx";

interface MobileMenuProps {
  storeName: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  opener: RefObject<HTMLElement | null>;
}

export default function MobileMenu({ storeName, open, onOpenChange, opener }: MobileMenuProps) {
  const { menu } = useStore();
  return (
    <Drawer
      side="left"
      title={storeName}
      heading={<Wordmark name={storeName} className="h-5" />}
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={opener}
    >
      <nav aria-label={products.listings}>
        <ul className="mb-4 grid grid-cols-2 gap-3">
          {(["diffusers", "oils"] as const).map((category) => (
            <li key={category}>
              <Button asChild variant="secondary" className="w-full" onClick={() => onOpenChange(false)}>
                <Link to={`/products?category=${category}`}>{products.categories[category]}</Link>
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={messages.menu}>
        <ul className="grid divide-y divide-beige">
          {mainLinks(menu.footer).map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === "/"}
                onClick={() => onOpenChange(false)}
                className="flex min-h-14 items-center font-display text-xl no-underline aria-[current=page]:text-gold-deep"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={messages.customerService} className="mt-6">
        <ul className="grid text-sm text-stone">
          {serviceLinks().map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={() => onOpenChange(false)} className="flex min-h-11 items-center no-underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageList className="mt-6 border-t border-beige pt-4" />
    </Drawer>
  );
}
