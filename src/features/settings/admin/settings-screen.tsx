import { type ReactNode, useCallback, useState } from "react";
import { Link, useLocation } from "react-router";
import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { SettingsSections } from "#backoffice/settings-sections.tsx";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
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
          hasSold={data.has_sold}
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

interface CardsProps {
  values: SettingValues;
  countries: readonly string[];
  hasSold: boolean;
}

function Cards({ values, countries, hasSold }: CardsProps) {
  const [dirty, setDirty] = useState<Readonly<Record<string, boolean>>>({});
  const onDirty = useCallback(
    (card: string, isDirty: boolean) => setDirty((before) => ({ ...before, [card]: isDirty })),
    [],
  );
  const question = useUnsavedChanges(Object.values(dirty).some(Boolean));
  const props = { values, hasSold, onDirty };
  const groups: Group[] = [
    {
      title: screen.groups.general,
      cards: [
        { id: "store", card: <StoreCard {...props} /> },
        { id: "shipping", card: <ShippingCard {...props} /> },
        { id: "social", card: <SocialCard {...props} /> },
      ],
    },
    { title: screen.trader.title, cards: [{ id: "trader", card: <TraderCard {...props} /> }] },
    {
      title: screen.groups.taxes,
      cards: [
        { id: "business", card: <BusinessCard {...props} /> },
        { id: "documents", card: <DocumentsCard {...props} /> },
        {
          id: "rates",
          card: (
            <TaxRatesCard
              timeZone={values.time_zone}
              countries={countries}
              isUnregistered={values.trader_vat_number === ""}
            />
          ),
        },
      ],
    },
    {
      title: screen.groups.account,
      cards: [
        { id: "security", card: <SecurityCard {...props} /> },
        { id: "reports", card: <ReportsCard {...props} /> },
      ],
    },
  ];
  const { hash } = useLocation();
  const current = groups.find(({ cards }) => cards.some(({ id }) => hash === `#${id}`)) ?? groups[0];
  return (
    <>
      <GroupLinks groups={groups} current={current} />
      {groups.map((group) => (
        // A group out of view keeps what was typed. Phones show all, each folded.
        <div key={group.title} className={classes(GRID, "max-sm:not-last:mb-3", group !== current && "sm:hidden")}>
          {group.cards.map(({ id, card }) => (
            <div key={id} id={id} className="scroll-mt-32">
              {card}
            </div>
          ))}
        </div>
      ))}
      {question}
    </>
  );
}

interface Group {
  title: string;
  cards: { id: string; card: ReactNode }[];
}

/** Which settings are in view, by the address. */
function GroupLinks({ groups, current }: { groups: readonly Group[]; current?: Group }) {
  return (
    <nav aria-label={screen.onThisPage} className="mb-4 flex flex-wrap gap-2 text-sm max-sm:hidden">
      {groups.map((group) => (
        <Link
          key={group.title}
          to={`#${group.cards[0]?.id}`}
          preventScrollReset
          aria-current={group === current ? "true" : undefined}
          className="inline-flex min-h-11 items-center rounded-full px-4 text-stone no-underline hover:text-espresso aria-[current]:bg-beige aria-[current]:text-espresso"
        >
          {group.title}
        </Link>
      ))}
    </nav>
  );
}
