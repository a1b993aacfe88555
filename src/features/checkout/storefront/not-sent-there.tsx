import { Link } from "react-router";
import type { CartLine } from "#features/cart/cart-line.ts";
import { countryName } from "#features/shipping/countries.ts";
import { currentLocale } from "#shared/language.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../messages.ts";

interface NotSentThereProps {
  /** Lines of the cart that are not sent to the destination. */
  lines: readonly CartLine[];
  destination: string;
  /** Null where nothing would be left to order. */
  onRemove: (() => void) | null;
}

/** Its id. Focused where somebody tries to order all the same. */
export const NOT_SENT_THERE = "not-sent-there";

export const namesOf = (lines: readonly CartLine[]): string =>
  new Intl.ListFormat(currentLocale()).format(lines.map(({ name }) => name));

/** Below the country as soon as it is chosen. It is there before, so that screen readers tell what comes into it. */
export const NotSentThere = ({ lines, destination, onRemove }: NotSentThereProps) => (
  <div id={NOT_SENT_THERE} role="status" tabIndex={-1} className="scroll-mt-28 outline-none not-empty:mt-4">
    {lines.length > 0 && (
      <Notice
        tone="warning"
        title={messages.notSent(namesOf(lines), countryName(destination))}
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {onRemove && (
              <Button variant="secondary" onClick={onRemove}>
                {messages.removeAndContinue(lines.length)}
              </Button>
            )}
            <Link to="/cart" className="link inline-flex min-h-11 items-center">
              {messages.backToCart}
            </Link>
          </div>
        }
      />
    )}
  </div>
);
