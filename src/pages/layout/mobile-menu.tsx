import type { RefObject } from "react";
import { Link, NavLink } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { messages as products } from "#features/products/messages.ts";
import { mainLinks, serviceLinks } from "#site/links.ts";
import { messages } from "#site/messages.ts";
import { Drawer } from "#ui/drawer.tsx";
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
    <Drawer side="left" title={storeName} open={open} onOpenChange={onOpenChange} returnFocusTo={opener}>
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
              {to === "/products" && (
                <ul className="-mt-2 flex gap-6 pb-2">
                  {(["diffusers", "oils"] as const).map((category) => (
                    <li key={category}>
                      <Link
                        to={`/products?category=${category}`}
                        onClick={() => onOpenChange(false)}
                        className="flex min-h-11 items-center text-stone no-underline"
                      >
                        {products.categories[category]}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
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
