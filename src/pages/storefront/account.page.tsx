import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { messages as site } from "#site/messages.ts";
import { privatePage } from "#site/page-meta.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import { Tabs } from "#ui/tabs.tsx";
import cedarwood from "../../../assets/demo/thumbnails/cedarwood-oil-1.webp?url";
import lune from "../../../assets/demo/thumbnails/lune-ceramic-diffuser-1.webp?url";
import type { Route } from "./+types/account.page";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), account.title);

const { account } = messages;

const ORDERS = [
  { number: "AU-100012", cents: cents(9190), image: lune },
  { number: "AU-100008", cents: cents(2879), image: cedarwood },
] as const;

const PROFILE = { name: "Ada Sample", email: "ada@example.com", phone: "+372 5555 0100" };

/** The line of the tabs is the first of them. */
const ROWS = "-mt-6 divide-y divide-beige border-b border-beige";

/** Sample content (storefront 2); its buttons do nothing until accounts open (decision 38). */
export default function AccountPage() {
  return (
    <main className="page grid gap-10 py-12 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16">
      <div>
        <h1>{account.title}</h1>
        <p className="mt-4 text-stone">
          {messages.accountsClosed} {messages.isSample}
        </p>
        <Button variant="secondary" asChild className="mt-6">
          <Link to="/track-order">{site.links["/track-order"]}</Link>
        </Button>
      </div>
      <Tabs
        label={account.title}
        keepMounted
        tabs={[
          { value: "orders", label: account.tabs.orders, content: <OrderHistory /> },
          { value: "profile", label: account.tabs.profile, content: <Profile /> },
          { value: "settings", label: account.tabs.settings, content: <Settings /> },
        ]}
      />
    </main>
  );
}

const OrderHistory = () => (
  <ul className={ROWS}>
    {ORDERS.map(({ number, cents, image }, i) => {
      const { day, goods, status } = account.orders[i] ?? account.orders[0];
      return (
        <li key={number} className="grid grid-cols-[4rem_1fr_auto] gap-x-4 py-6 sm:gap-x-6">
          <Image src={image} alt="" width={192} height={240} className="aspect-4/5 w-full" />
          <div className="grid content-start justify-items-start gap-2">
            <h2 className="text-xl">{goods}</h2>
            <p className="figures text-sm text-stone">
              {number} <span className="block">{day}</span>
            </p>
            <Badge tone="success">{status}</Badge>
          </div>
          <p className="figures">{formatMoney(cents)}</p>
        </li>
      );
    })}
  </ul>
);

const Profile = () => (
  <>
    <dl className={ROWS}>
      {[
        [account.profile.name, PROFILE.name],
        [account.profile.email, PROFILE.email],
        [account.profile.phone, PROFILE.phone],
        [account.profile.address, account.sampleAddress],
      ].map(([term, value]) => (
        <div key={term} className="grid gap-1 py-4 sm:grid-cols-[10rem_1fr]">
          <dt className="text-sm text-stone">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Button variant="secondary" className="mt-6">
      {account.profile.edit}
    </Button>
  </>
);

const Settings = () => (
  <ul className={ROWS}>
    {[account.newsletter, account.password].map(({ title, text, action, label }) => (
      <li key={title} className="flex flex-wrap items-center justify-between gap-4 py-5">
        <div>
          <h2 className="font-sans text-base font-medium tracking-normal">{title}</h2>
          <p className="text-sm text-stone">{text}</p>
        </div>
        <Button variant="secondary" size="small" aria-label={label}>
          {action}
        </Button>
      </li>
    ))}
  </ul>
);
