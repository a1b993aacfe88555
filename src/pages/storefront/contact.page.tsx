import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { mailto } from "#shared/mailto.ts";
import { messages as site } from "#site/messages.ts";
import { pageMeta } from "#site/page-meta.ts";
import { withAvif } from "#site/scenes.ts";
import { Image } from "#ui/image.tsx";
import avif from "../../../assets/demo/rooms/gift-box.avif?url";
import webp from "../../../assets/demo/rooms/gift-box.webp?url";
import small from "../../../assets/demo/rooms/gift-box-960.avif?url";
import type { Route } from "./+types/contact.page";
import { messages } from "./messages.ts";

const picture = withAvif([webp, avif, small], [1600, 2000]);

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
    <main className="page grid items-start gap-12 py-12 lg:grid-cols-2 lg:gap-24 lg:py-16">
      <div>
        <p className="eyebrow text-stone">{messages.contact.title}</p>
        <h1 className="mt-4">{messages.contact.heading}</h1>
        <p className="mt-8">
          <a
            href={mailto(storeEmail)}
            className="link inline-flex min-h-11 items-center font-display text-xl wrap-anywhere sm:text-2xl"
          >
            {storeEmail}
          </a>
        </p>
        <p className="mt-2 max-w-read text-stone">{messages.contact.reply}</p>
        {phone && (
          <p className="mt-4">
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="link inline-flex min-h-11 items-center">
              {phone}
            </a>
          </p>
        )}
        {supportHours && <p className="mt-2 max-w-read text-stone">{supportHours}</p>}
        {(traderName || traderAddress || register) && (
          <address className="mt-8 max-w-read text-sm text-stone not-italic whitespace-pre-line">
            {[traderName, traderAddress, register].filter(Boolean).join("\n")}
          </address>
        )}
        <ul className="mt-10 grid max-w-read divide-y divide-beige border-y border-beige">
          {(["/faq", "/track-order", "/return-refund-policy"] as const).map((to) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-14 items-center justify-between gap-4 no-underline hover:text-gold-deep hover:underline"
              >
                {site.links[to]}
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-gold-deep" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Image {...picture} alt="" sizes="(min-width: 64rem) 45vw, 100vw" className="aspect-square w-full" />
      </div>
    </main>
  );
}
