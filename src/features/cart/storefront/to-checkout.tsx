import { useId } from "react";
import { Link } from "react-router";
import { Button, type ButtonSize } from "#ui/button.tsx";
import type { CartLine } from "../cart-line.ts";
import { messages } from "../messages.ts";
import { useCart } from "./use-cart.ts";

/** What is to be changed before the order, in words. */
export const invalidInWords = (invalid: readonly CartLine[]): string =>
  messages.invalid(invalid.map(({ name }) => name).join(", "));

/** To the checkout; where a line cannot be ordered it says which, and leads to that line instead. */
export function ToCheckout({ label, size }: { label: string; size?: ButtonSize }) {
  const { invalid } = useCart();
  const reason = useId();
  if (invalid.length === 0) {
    return (
      <Button asChild size={size}>
        <Link to="/checkout">{label}</Link>
      </Button>
    );
  }
  return (
    <div className="grid gap-4">
      <p id={reason} className="text-sm text-wine">
        {invalidInWords(invalid)}{" "}
        <button type="button" className="link relative hit-area mt-1 block" onClick={focusInvalidLine}>
          {messages.showInvalid}
        </button>
      </p>
      <Button size={size} aria-disabled aria-describedby={reason} onClick={focusInvalidLine}>
        {label}
      </Button>
    </div>
  );
}

/** The first line that cannot be ordered; one in the drawer lies above those of the page. */
export function focusInvalidLine(): void {
  const lists = [...document.querySelectorAll("ul:has([data-error])")];
  lists.at(-1)?.querySelector<HTMLElement>("[data-error] button")?.focus();
}
