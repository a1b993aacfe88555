import { Link } from "react-router";
import type { CartTotal } from "#features/cart/cart-total.ts";
import { isOutsideVatArea } from "#features/shipping/vat-territory.ts";
import { messages } from "../messages.ts";

interface VatSentenceProps {
  total: CartTotal;
  /** Where the parcel goes, as far as chosen. */
  destination: string;
  /** The postal code that decides, as far as typed. */
  zip: string;
}

/** What prices contain, and what may be due beyond them. A business that is not charged VAT reads it in the sums. */
export function VatSentence({ total, destination, zip }: VatSentenceProps) {
  if (isOutsideVatArea(destination, zip))
    return (
      <p className="mt-4 text-sm text-stone">
        {messages.exported}{" "}
        <Link to="/shipping-policy#customs" target="_blank" className="link">
          {messages.customs}
        </Link>
      </p>
    );
  if (total.discounts.some(({ kind }) => kind === "exempt")) return null;
  return <p className="mt-2 text-sm text-stone">{messages.vatIncluded}</p>;
}
