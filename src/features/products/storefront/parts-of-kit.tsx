import { Link } from "react-router";
import { messages } from "../messages.ts";
import type { Product } from "../product.ts";
import { messages as pageMessages } from "../product-page-messages.ts";

/** What a kit is made of, and what keeps it from being sold; nothing for other products. */
export const PartsOfKit = ({ partsInKit: parts }: Pick<Product, "partsInKit">) =>
  parts.length > 0 && (
    <section aria-labelledby="parts">
      <h2 id="parts" className="text-xl">
        {pageMessages.inThisSet}
      </h2>
      <ul className="mt-3 grid divide-y divide-beige border-y border-beige text-sm">
        {parts.map(({ id, name, quantity, isRetired, isMissing }) => (
          <li key={id} className="flex items-baseline gap-3 py-2">
            <span className="figures shrink-0 text-stone">{quantity} ×</span>
            {isRetired ? (
              <span className="min-w-0 wrap-anywhere">{name}</span>
            ) : (
              <Link to={`/products/${id}`} className="link min-w-0 wrap-anywhere">
                {name}
              </Link>
            )}
            {isMissing && <span className="ml-auto shrink-0 text-wine">{messages.outOfStock}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
