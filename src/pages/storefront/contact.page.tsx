import { Link } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { mailto } from "#shared/mailto.ts";
import { messages as site } from "#site/messages.ts";
import { pageMeta } from "#site/page-meta.ts";
import type { Route } from "./+types/contact.page";
import { messages } from "./messages.ts";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...storeOf(matches),
    title: messages.contact.title,
    description: messages.contact.description,
    path: "/contact",
  });

export default function ContactPage() {
  const { storeEmail, supportHours, traderName, traderAddress, trader } = useStore().settings;
  const phone = trader.trader_phone;
  const register = [trader.trader_register, trader.trader_register_number].filter(Boolean).join(" ");
  return (
    <main className="page grid min-h-[55vh] content-center justify-items-center py-20 text-center">
      <p className="eyebrow text-stone">{messages.contact.title}</p>
      <h1 className="mt-4">{messages.contact.heading}</h1>
      <p className="mt-10">
        <a
          href={mailto(storeEmail)}
          className="link inline-flex min-h-11 items-center font-display text-xl wrap-anywhere sm:text-2xl"
        >
          {storeEmail}
        </a>
      </p>
      <p className="mt-6 max-w-read text-stone">{messages.contact.reply}</p>
      {phone && (
        <p className="mt-2">
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="link inline-flex min-h-11 items-center">
            {phone}
          </a>
        </p>
      )}
      {supportHours && <p className="mt-2 max-w-read text-stone">{supportHours}</p>}
      {(traderName || traderAddress || register) && (
        <address className="mt-10 max-w-read text-sm text-stone not-italic whitespace-pre-line">
          {[traderName, traderAddress, register].filter(Boolean).join("\n")}
        </address>
      )}
      <ul className="mt-8 flex flex-wrap justify-center gap-x-8">
        {(["/faq", "/track-order", "/return-refund-policy"] as const).map((to) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
              {site.links[to]}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
