import { useId } from "react";
import { Link } from "react-router";
import { Button, type ButtonSize } from "#ui/button.tsx";
import { messages } from "../messages.ts";
import { type Cart, useCart } from "./use-cart.ts";

/** What is to be changed before the order, in words. */
export function invalidInWords({ invalid, available }: Pick<Cart, "invalid" | "available">): string {
  const names = invalid.map(({ name }) => name).join(", ");
  const isAllGone = invalid.every(({ id }) => !available.get(id));
  return isAllGone ? messages.invalidGone(names) : messages.invalid(names);
}

interface ToCheckoutProps {
  label: string;
  size?: ButtonSize;
}

/** To the checkout, within a grid; where a line cannot be ordered it says which, and leads to that line instead. */
export function ToCheckout({ label, size }: ToCheckoutProps) {
  const cart = useCart();
  const reason = useId();
  const isHeld = cart.invalid.length > 0;
  return (
    <>
      {isHeld && (
        <button
          type="button"
          id={reason}
          className="relative hit-area text-left text-sm text-wine underline"
          onClick={focusInvalidLine}
        >
          {invalidInWords(cart)}
        </button>
      )}
      {isHeld ? (
        <Button size={size} aria-disabled aria-describedby={reason} onClick={focusInvalidLine}>
          {label}
        </Button>
      ) : (
        <Button asChild size={size}>
          <Link to="/checkout">{label}</Link>
        </Button>
      )}
    </>
  );
}

/** The first line that cannot be ordered; one in the drawer lies above those of the page. */
export function focusInvalidLine(): void {
  const lists = [...document.querySelectorAll("ul:has([data-error])")];
  lists.at(-1)?.querySelector<HTMLElement>("[data-error] button")?.focus();
}
