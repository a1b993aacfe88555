import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { STRIP } from "./figure-strip.tsx";
import { messages } from "./messages.ts";

const STEPS = [
  ["trader", "/admin/settings#trader"],
  ["products", "/admin/products"],
  ["ready", "/admin/ready"],
] as const;

/** What a shopkeeper does before the first order. */
export const FirstSteps = () => (
  <section aria-labelledby="first-steps" className={STRIP}>
    <div className="bg-paper px-3 py-4 sm:px-6">
      <h2 id="first-steps">{messages.steps.title}</h2>
      <p className="mt-1 text-sm text-stone">{messages.steps.lead}</p>
    </div>
    <ol className="grid gap-px border-t border-beige bg-beige xl:grid-cols-3">
      {STEPS.map(([step, to], place) => (
        <li
          key={step}
          className="group relative flex items-start gap-4 bg-paper px-3 py-4 transition-colors duration-quick hover:bg-cream sm:px-6"
        >
          <span
            aria-hidden="true"
            className="figures grid size-8 shrink-0 place-items-center rounded-full bg-linen font-semibold text-gold-deep"
          >
            {place + 1}
          </span>
          <div className="min-w-0 grow">
            <h3>
              <Link to={to} className="no-underline after:absolute after:inset-0 group-hover:underline">
                {messages.steps[step].title}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-stone">{messages.steps[step].text}</p>
          </div>
          <ChevronRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-stone" />
        </li>
      ))}
    </ol>
  </section>
);
