import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { Route } from "./+types/account.page";
import { ACCOUNTS_CLOSED } from "./closed-account.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), "My Account");

const ORDERS = [
  {
    number: "AU-100012",
    day: "12 October 2026",
    goods: "Lune Ceramic Diffuser, Lavender Oil",
    total: "€93.90",
    status: "Delivered",
  },
  {
    number: "AU-100008",
    day: "3 September 2026",
    goods: "Cedarwood Oil, Sweet Orange Oil",
    total: "€31.79",
    status: "Delivered",
  },
];

const PROFILE = [
  ["Name", "Ada Sample"],
  ["Email", "ada@example.com"],
  ["Phone", "+372 5555 0100"],
  ["Address", "Pikk 1, 10115 Tallinn, Estonia"],
] as const;

const SETTINGS = [
  { title: "Newsletter", text: "New scents and articles, about twice a month.", action: "Manage" },
  { title: "Password", text: "Last changed in September 2026.", action: "Change" },
];

/** The line of the tabs is the first of them. */
const ROWS = "-mt-6 divide-y divide-beige border-b border-beige";

/** Sample content (storefront 2); its buttons do nothing until accounts open (decision 38). */
export default function AccountPage() {
  return (
    <main className="mx-auto w-full max-w-3xl px-gutter py-12 lg:py-16">
      <h1>My Account</h1>
      <Notice className="mt-6">{ACCOUNTS_CLOSED} What you see is a sample.</Notice>
      <Tabs
        label="My Account"
        className="mt-10"
        keepMounted
        tabs={[
          { value: "orders", label: "Order History", content: <OrderHistory /> },
          { value: "profile", label: "Profile", content: <Profile /> },
          { value: "settings", label: "Settings", content: <Settings /> },
        ]}
      />
    </main>
  );
}

const OrderHistory = () => (
  <ul className={ROWS}>
    {ORDERS.map(({ number, day, goods, total, status }) => (
      <li key={number} className="grid grid-cols-[1fr_auto] gap-1 gap-x-8 py-5">
        <p className="figures font-medium">{number}</p>
        <p className="figures text-right">{total}</p>
        <p className="text-sm text-stone max-sm:col-span-2">{goods}</p>
        <p className="text-sm text-stone max-sm:col-span-2 sm:text-right">
          {status}, {day}
        </p>
      </li>
    ))}
  </ul>
);

const Profile = () => (
  <>
    <dl className={ROWS}>
      {PROFILE.map(([term, value]) => (
        <div key={term} className="grid gap-1 py-4 sm:grid-cols-[10rem_1fr]">
          <dt className="text-sm text-stone">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Button variant="secondary" className="mt-6">
      Edit Profile
    </Button>
  </>
);

const Settings = () => (
  <ul className={ROWS}>
    {SETTINGS.map(({ title, text, action }) => (
      <li key={title} className="flex flex-wrap items-center justify-between gap-4 py-5">
        <div>
          <h2 className="font-sans text-base font-medium tracking-normal">{title}</h2>
          <p className="text-sm text-stone">{text}</p>
        </div>
        <Button variant="secondary" size="small" aria-label={`${action} ${title.toLowerCase()}`}>
          {action}
        </Button>
      </li>
    ))}
  </ul>
);
