import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { serviceLinks } from "#site/links.ts";
import { messages as site } from "#site/messages.ts";
import { Wordmark } from "#ui/wordmark.tsx";
import { messages } from "../messages.ts";

/** From here on nothing leads away but the way back. The layout finds these at the page's handle. */
const CheckoutHeader = ({ storeName }: { storeName: string }) => (
  <header className="border-b border-beige bg-cream">
    <div className="page grid h-14 grid-cols-[1fr_auto_1fr] items-center gap-4 max-[24rem]:grid-cols-[1fr_auto] lg:h-18">
      <Link
        to="/cart"
        className="-ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start text-sm no-underline hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.5} />
        {messages.cart}
      </Link>
      <Link to="/" className="inline-flex min-h-11 items-center font-display text-2xl tracking-wide no-underline">
        <Wordmark name={storeName} className="h-5 lg:h-5.5" />
      </Link>
    </div>
  </header>
);

/** What somebody who orders may want to read. */
const policies = () => serviceLinks().filter(({ to }) => to !== "/faq");

const CheckoutFooter = () => (
  <footer className="page mt-20">
    <nav aria-label={site.customerService} className="border-t border-beige py-4">
      <ul className="flex flex-wrap gap-x-6 max-sm:grid max-sm:grid-cols-2">
        {policies().map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center text-xs text-stone no-underline hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </footer>
);

export const checkoutFrame = { Header: CheckoutHeader, Footer: CheckoutFooter };
