import { type ReactNode, useCallback, useState } from "react";
import { useLocation } from "react-router";
import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { partOf, SettingsFrame, type SettingsPart } from "#backoffice/settings-frame.tsx";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { ComingSettings } from "./coming-settings.tsx";
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
  const part = partOf(useLocation().hash);
  return (
    <SettingsFrame>
      {data ? (
        <Cards
          values={Object.fromEntries(data.data.map(({ key, value }) => [key, value])) as SettingValues}
          countries={countries}
          hasSold={data.has_sold}
          current={part}
        />
      ) : error ? (
        <ErrorState
          title={title}
          text={failureText(error, text)}
          action={<Button onClick={() => refetch()}>{again}</Button>}
        />
      ) : (
        <Loading label={screen.loading} className={GRID}>
          <ComingSettings part={part} />
        </Loading>
      )}
    </SettingsFrame>
  );
}

const GRID = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6";

interface CardsProps {
  values: SettingValues;
  countries: readonly string[];
  hasSold: boolean;
  current: SettingsPart;
}

function Cards({ values, countries, hasSold, current }: CardsProps) {
  const [dirty, setDirty] = useState<Readonly<Record<string, boolean>>>({});
  const onDirty = useCallback(
    (card: string, isDirty: boolean) => setDirty((before) => ({ ...before, [card]: isDirty })),
    [],
  );
  const question = useUnsavedChanges(Object.values(dirty).some(Boolean));
  const props = { values, hasSold, onDirty };
  const parts: Record<SettingsPart, readonly Card[]> = {
    general: [
      { id: "store", card: <StoreCard {...props} /> },
      { id: "shipping", card: <ShippingCard {...props} /> },
      { id: "social", card: <SocialCard {...props} /> },
    ],
    trader: [{ id: "trader", card: <TraderCard {...props} /> }],
    taxes: [
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
    account: [
      { id: "security", card: <SecurityCard {...props} /> },
      { id: "reports", card: <ReportsCard {...props} /> },
    ],
  };
  return (
    <>
      {Object.entries(parts).map(([part, cards]) => (
        // A part out of view keeps what was typed.
        <div key={part} className={GRID} hidden={part !== current}>
          {cards.map(({ id, card }) => (
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

interface Card {
  /** That the address may name. */
  id: string;
  card: ReactNode;
}
