import type { RefObject } from "react";
import { Link, NavLink } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { messages as products } from "#features/products/messages.ts";
import { currentLanguage } from "#shared/language.ts";
import { LANGUAGE_NAMES } from "#shared/language-names.ts";
import { mainLinks, serviceLinks } from "#site/links.ts";
import { messages } from "#site/messages.ts";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { LanguageLink } from "./language-link.tsx";

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
      <Languages />
      <nav aria-label={messages.customerService} className="border-t border-beige pt-4">
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
    </Drawer>
  );
}

/** By their names; nothing where there is one. */
function Languages() {
  const { languages } = useStore().settings;
  if (languages.length < 2) return null;
  return (
    <nav aria-label={messages.language} className="border-t border-beige py-4">
      <ul className="flex flex-wrap gap-x-5">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              aria-current={language === currentLanguage() ? "true" : undefined}
              className="inline-flex min-h-11 items-center text-sm no-underline hover:underline aria-[current=true]:font-medium aria-[current=true]:text-gold-deep"
            >
              {LANGUAGE_NAMES[language]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
