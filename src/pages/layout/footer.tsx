import { Link } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { messages as newsletter } from "#features/subscribers/messages.ts";
import { NewsletterForm } from "#features/subscribers/storefront/newsletter-form.tsx";
import { mailto } from "#shared/mailto.ts";
import type { MenuLink } from "#shared/shop-menu.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { legalLinks, mainLinks, serviceLinks, socialLinks } from "#site/links.ts";
import { messages } from "#site/messages.ts";
import { Wordmark } from "#ui/wordmark.tsx";
import { LanguageMenu } from "./language-choice.tsx";

export function StorefrontFooter({ settings }: { settings: StoreSettings }) {
  const { menu } = useStore();
  return (
    <footer className="below-window mt-20 bg-linen">
      <section aria-labelledby="newsletter" className="page footer-letter">
        <div>
          <h2 id="newsletter" className="text-2xl">
            {newsletter.title}
          </h2>
          <p className="mt-2 text-stone">{newsletter.lead}</p>
        </div>
        <div>
          <NewsletterForm />
        </div>
      </section>
      <div className="page">
        <hr />
      </div>
      <div className="page footer-columns">
        <div>
          <p className="font-display text-2xl">
            <Wordmark name={settings.storeName} className="h-5" />
          </p>
          <p className="mt-3 max-w-read text-sm text-stone">{settings.storeDescription}</p>
          <a href={mailto(settings.storeEmail)} className="link mt-1 inline-flex min-h-11 items-center text-sm">
            {settings.storeEmail}
          </a>
          <SocialLinks settings={settings} />
        </div>
        <Links id="footer-links" title={messages.quickLinks} links={mainLinks(menu.footer)} />
        <Links id="footer-service" title={messages.customerService} links={serviceLinks()} />
      </div>
      <div className="page footer-end">
        {/* On New Year's Eve the shop and its visitor may be in different years. */}
        <p suppressHydrationWarning>{messages.rights(new Date().getFullYear(), settings.storeName)}</p>
        {/* Where a browser shows nothing of a folded list. */}
        <p className="flex flex-wrap gap-x-6 supports-[selector(::details-content)]:hidden">
          {legalLinks().map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 min-w-11 items-center no-underline hover:underline">
              {label}
            </Link>
          ))}
        </p>
        <LanguageMenu />
      </div>
    </footer>
  );
}

function SocialLinks({ settings }: { settings: StoreSettings }) {
  const links = socialLinks(settings);
  if (links.length === 0) return null;
  return (
    <ul aria-label={messages.social} className="flex flex-wrap gap-x-6">
      {links.map(({ href, label }) => (
        <li key={label}>
          <a
            href={href}
            rel="noreferrer"
            className="inline-flex min-h-11 min-w-11 items-center text-sm no-underline hover:underline"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LinksProps {
  id: string;
  title: string;
  links: readonly MenuLink[];
}

/** Folded on a phone, but for what the law wants in sight; elsewhere all are open (root.css). */
const Links = ({ id, title, links }: LinksProps) => (
  <nav aria-labelledby={id}>
    <details>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  </nav>
);
