import type { RefObject } from "react";
import { NavLink } from "react-router";
import { Drawer } from "#ui/drawer.tsx";
import { HEADER_LINKS, texts } from "./texts.ts";

interface MobileMenuProps {
  storeName: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  opener: RefObject<HTMLElement | null>;
}

export default function MobileMenu({ storeName, open, onOpenChange, opener }: MobileMenuProps) {
  return (
    <Drawer side="left" title={storeName} open={open} onOpenChange={onOpenChange} returnFocusTo={opener}>
      <nav aria-label={texts.menu}>
        <ul className="grid divide-y divide-beige">
          {HEADER_LINKS.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === "/"}
                onClick={() => onOpenChange(false)}
                className="flex min-h-14 items-center font-display text-xl no-underline"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
