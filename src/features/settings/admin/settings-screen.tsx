import { useCallback, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { SettingsSections } from "#backoffice/settings-sections.tsx";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { messages as screen } from "./messages.ts";
import {
  BusinessCard,
  DocumentsCard,
  ReportsCard,
  SecurityCard,
  ShippingCard,
  SocialCard,
  StoreCard,
} from "./settings-cards.tsx";
import { TaxRatesCard } from "./tax-rates-card.tsx";
import { TraderCard } from "./trader-card.tsx";
import type { SettingValues } from "./use-settings-form.ts";

/** All that the shopkeeper sets; `countries` are those the shop delivers to. */
export function SettingsScreen({ countries }: { countries: readonly string[] }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-settings");
  const { title, text, again } = screen.failed;
  return (
    <>
      <SettingsSections />
      <PageHead title={screen.title} />
      {data ? (
        <Cards
          values={Object.fromEntries(data.data.map(({ key, value }) => [key, value])) as SettingValues}
          countries={countries}
        />
      ) : error ? (
        <ErrorState
          title={title}
          text={failureText(error, text)}
          action={<Button onClick={() => refetch()}>{again}</Button>}
        />
      ) : (
        <Loading label={screen.loading} className={GRID}>
          {[1, 2, 3, 4].map((card) => (
            <SkeletonCard key={card} className="h-24 sm:h-96" />
          ))}
        </Loading>
      )}
    </>
  );
}

const GRID = "grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6";

function Cards({ values, countries }: { values: SettingValues; countries: readonly string[] }) {
  const [dirty, setDirty] = useState<Readonly<Record<string, boolean>>>({});
  const onDirty = useCallback(
    (card: string, isDirty: boolean) => setDirty((before) => ({ ...before, [card]: isDirty })),
    [],
  );
  const question = useUnsavedChanges(Object.values(dirty).some(Boolean));
  const props = { values, onDirty };
  const cards = [
    { id: "store", title: screen.store.title, card: <StoreCard {...props} /> },
    { id: "shipping", title: screen.shipping.title, card: <ShippingCard {...props} /> },
    { id: "trader", title: screen.trader.title, card: <TraderCard {...props} /> },
    { id: "social", title: screen.social.title, card: <SocialCard {...props} /> },
    { id: "security", title: screen.security.title, card: <SecurityCard {...props} /> },
    { id: "documents", title: screen.documents.title, card: <DocumentsCard {...props} /> },
    { id: "business", title: screen.business.title, card: <BusinessCard {...props} /> },
    { id: "reports", title: screen.reports.title, card: <ReportsCard {...props} /> },
    {
      id: "rates",
      title: screen.rates.title,
      card: <TaxRatesCard timeZone={values.time_zone} countries={countries} />,
    },
  ];
  return (
    <>
      <nav
        aria-label={screen.onThisPage}
        className="sticky top-(--sticky-top) z-20 mb-4 flex flex-wrap gap-x-6 bg-cream text-sm max-sm:hidden"
      >
        {cards.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center whitespace-nowrap">
            {title}
          </a>
        ))}
      </nav>
      <div className={GRID}>
        {cards.map(({ id, card }) => (
          <div key={id} id={id} className="scroll-mt-32">
            {card}
          </div>
        ))}
        {question}
      </div>
    </>
  );
}
