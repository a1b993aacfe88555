import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf } from "#api-client/use-store.ts";
import { shortDay } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { SettingsFrame } from "#backoffice/settings-frame.tsx";
import { labelOf } from "#shared/label-of.ts";
import { privatePage } from "#site/page-meta.ts";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { FIRST_LOOKS, type FirstLook, READINESS, type ReadinessItem } from "../readiness.ts";
import { messages } from "../readiness-messages.ts";
import type { Route } from "./+types/ready.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

const LINKS = [
  { to: "/admin/recalls", link: "recalls" },
  { to: "/admin/processing", link: "processing" },
  { to: "/admin/sold-materials", link: "soldMaterials" },
] as const;

type Missing = ResponseOf<"GET admin-readiness">["missing"];

/** What is missing before the shop goes live, each with the way to where it is entered. */
export default function ReadyPage() {
  const answer = useEndpointQuery("GET admin-readiness", {}, { staleTime: 0 });
  const { data } = answer;
  const required = data?.missing.filter((one) => one.required) ?? [];
  const advised = data?.missing.filter((one) => !one.required) ?? [];
  return (
    <SettingsFrame title={messages.title} lead={messages.lead}>
      <QueryView
        answer={answer}
        failed={messages.failed}
        loading={messages.loading}
        skeleton={<SkeletonCard className="h-64" />}
      >
        {(data) => (
          <div className="grid gap-6">
            {data.paid_in_test && (
              <Notice tone="warning" title={messages.paidInTest.title}>
                {messages.paidInTest.text}
              </Notice>
            )}
            {data.without_backup && (
              <Notice tone="warning" title={messages.withoutBackup.title}>
                {messages.withoutBackup.text}
              </Notice>
            )}
            {!(data.paid_in_test || data.without_backup) &&
              data.missing.length + data.products.length + data.first_looks.length === 0 && (
                <Notice title={messages.ready} />
              )}
            <Part title={messages.required} missing={required} />
            <FirstLooks items={data.first_looks} />
            <Part title={messages.advised} missing={advised} />
            <Unready products={data.products} />
            <Card title={messages.more}>
              <ul className="grid gap-3">
                {LINKS.map(({ to, link }) => (
                  <li key={to}>
                    <Link to={to} className="link">
                      {messages.links[link].label}
                    </Link>
                    <span className="block text-sm text-stone">{messages.links[link].text}</span>
                  </li>
                ))}
              </ul>
            </Card>
            <p className="text-sm text-stone">{messages.asOf(shortDay(data.as_of))}</p>
          </div>
        )}
      </QueryView>
    </SettingsFrame>
  );
}

function Unready({ products }: { products: ResponseOf<"GET admin-readiness">["products"] }) {
  if (products.length === 0) return null;
  return (
    <Card title={messages.products}>
      <ul className="grid gap-4">
        {products.map(({ gap, count, products: named }) => (
          <li key={gap}>
            {messages.gap(count, labelOf(messages.gaps, gap))}
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {named.map(({ id, name, sku }) => (
                <li key={id}>
                  <Link to={`/admin/products?search=${encodeURIComponent(sku)}`} className="link">
                    {name}
                  </Link>
                </li>
              ))}
              {count > named.length && <li className="text-stone">{messages.others(count - named.length)}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const placeOf = (item: ReadinessItem): string => {
  const found = READINESS[item];
  if ("at" in found) return found.at;
  return item === "storeEmail" ? "/admin/settings#store" : "/admin/settings#trader";
};

function Part({ title, missing }: { title: string; missing: Missing }) {
  if (missing.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="grid gap-4">
        {missing.map(({ item, rule }) => (
          <Entry key={item} to={placeOf(item)} action={messages.enter} text={messages.items[item]}>
            <span className="block text-xs text-stone">{labelOf(messages.rules, rule)}</span>
          </Entry>
        ))}
      </ul>
    </Card>
  );
}

function FirstLooks({ items }: { items: readonly FirstLook[] }) {
  if (items.length === 0) return null;
  return (
    <Card title={messages.firstLooks.title}>
      <ul className="grid gap-4">
        {items.map((item) => (
          <Entry
            key={item}
            to={FIRST_LOOKS[item]}
            action={messages.firstLooks.look}
            text={messages.firstLooks.items[item]}
          />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps {
  to: string;
  action: string;
  text: string;
  children?: ReactNode;
}

const Entry = ({ to, action, text, children }: EntryProps) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 sm:flex-nowrap">
    <span className="min-w-0">
      {text}
      {children}
    </span>
    <Link to={to} className="link shrink-0" aria-label={`${action}: ${text}`}>
      {action}
    </Link>
  </li>
);
