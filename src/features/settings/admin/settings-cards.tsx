import { useEffect, useState } from "react";
import { TranslationLinks } from "#features/translations/admin/translation-links.tsx";
import { CURRENCY_SIGN } from "#shared/money.ts";
import { MAX_AMOUNT } from "#shared/store-settings.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { DateField } from "#ui/date-field.tsx";
import { FieldError } from "#ui/field.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { SettingKey } from "../setting.ts";
import { messages as screen } from "./messages.ts";
import { SettingsCard } from "./settings-card.tsx";
import { type SettingValues, useSettingsForm } from "./use-settings-form.ts";

export interface CardProps {
  values: SettingValues;
  /** An order was paid. */
  hasSold: boolean;
  /** Tells whether anything here waits to be saved. */
  onDirty: (card: string, isDirty: boolean) => void;
}

export function useCard(
  keys: readonly SettingKey[],
  { values, hasSold, onDirty }: CardProps,
  words: { title: string } & Words,
) {
  const settings = useSettingsForm(keys, values, words, hasSold);
  const { isDirty } = settings;
  useEffect(() => onDirty(words.title, isDirty), [onDirty, words.title, isDirty]);
  return settings;
}

interface Words {
  saved: string;
  failed: string;
}

export function StoreCard(props: CardProps) {
  const words = screen.store;
  const settings = useCard(
    ["store_name", "store_description", "store_email", "support_hours", "notice", "notice_until"],
    props,
    words,
  );
  const noticeUntil = settings.field("notice_until");
  const isOver = noticeUntil.value !== "" && noticeUntil.value < new Date().toISOString().slice(0, 10);
  return (
    <SettingsCard title={words.title} lead={words.lead} settings={settings}>
      <TextField label={words.name} required autoComplete="off" {...settings.field("store_name")} />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        required
        autoComplete="off"
        {...settings.field("store_email")}
      />
      <TextArea
        label={words.description}
        required
        rows={3}
        className="sm:col-span-2"
        {...settings.field("store_description")}
      />
      <Sentence id="store_description" label={screen.translations.description} />
      <TextField
        label={words.hours}
        hint={words.hoursHint}
        autoComplete="off"
        className="sm:col-span-2"
        {...settings.field("support_hours")}
      />
      <Sentence id="support_hours" label={screen.translations.hours} />
      <TextField
        label={words.notice}
        hint={words.noticeHint}
        autoComplete="off"
        className="sm:col-span-2"
        {...settings.field("notice")}
      />
      <Sentence id="notice" label={screen.translations.notice} />
      <DateField label={words.noticeUntil} hint={isOver && words.noticeOver} {...noticeUntil} />
    </SettingsCard>
  );
}

/** What shoppers read as a sentence has translations. */
const Sentence = ({ id, label, isAtRight }: { id: SettingKey; label: string; isAtRight?: boolean }) => (
  <div className={classes("-mt-2 empty:hidden *:mb-0", isAtRight ? "sm:col-start-2" : "sm:col-span-2")}>
    <TranslationLinks kind="setting" id={id} label={label} />
  </div>
);

/** The threshold of a shop that never ships for free. */
const NEVER = (MAX_AMOUNT / 100).toFixed(2);

export function ShippingCard(props: CardProps) {
  const words = screen.shipping;
  const settings = useCard(
    ["free_shipping_threshold", "courier_shipping_cost", "parcel_machine_shipping_cost", "processing_time"],
    props,
    words,
  );
  const money = { prefix: CURRENCY_SIGN, inputMode: "decimal", autoComplete: "off", required: true } as const;
  const threshold = settings.field("free_shipping_threshold");
  const { free_shipping_threshold: standing } = props.values;
  const isOffered = threshold.value !== NEVER;
  const [latest, setLatest] = useState(standing === NEVER ? "" : standing);
  return (
    <SettingsCard title={words.title} lead={words.lead} settings={settings}>
      <Checkbox
        label={words.offerFree}
        hint={isOffered ? undefined : words.noFreeShipping}
        className="-mb-2 sm:col-span-2"
        checked={isOffered}
        onChange={() => {
          if (isOffered) setLatest(threshold.value);
          threshold.onChange({ target: { value: isOffered ? NEVER : latest } });
        }}
      />
      {isOffered && <TextField label={words.threshold} placeholder="75.00" {...money} {...threshold} />}
      <TextField label={words.courier} placeholder="8.99" {...money} {...settings.field("courier_shipping_cost")} />
      <TextField
        label={words.machine}
        placeholder="3.99"
        {...money}
        {...settings.field("parcel_machine_shipping_cost")}
      />
      <TextField
        label={words.processing}
        placeholder="1-2 business days"
        required
        autoComplete="off"
        {...settings.field("processing_time")}
      />
      <Sentence id="processing_time" label={screen.translations.processing} isAtRight={isOffered} />
    </SettingsCard>
  );
}

export function SecurityCard(props: CardProps) {
  const words = screen.security;
  const settings = useCard(["admin_idle_minutes"], props, words);
  return (
    <SettingsCard title={words.title} lead={words.lead} settings={settings}>
      <TextField
        label={words.idle}
        hint={words.idleHint}
        suffix={words.minutes}
        inputMode="numeric"
        autoComplete="off"
        required
        {...settings.field("admin_idle_minutes")}
      />
    </SettingsCard>
  );
}

/** A card with one question. */
function YesNoCard({
  of,
  words,
  ...props
}: CardProps & { of: SettingKey; words: typeof screen.documents | typeof screen.business | typeof screen.reports }) {
  const settings = useCard([of], props, words);
  const { value, error, onChange } = settings.field(of);
  const isOn = value === "true";
  return (
    <SettingsCard title={words.title} lead={words.lead} settings={settings}>
      <div className="flex items-start justify-between gap-4 sm:col-span-2">
        <div className="grid gap-1">
          <p className="text-sm font-medium">{words.send}</p>
          <p className="text-sm text-stone">{isOn ? words.on : words.off}</p>
          {error && <FieldError>{error}</FieldError>}
        </div>
        <Switch
          label={words.send}
          checked={isOn}
          onChange={() => onChange({ target: { value: isOn ? "false" : "true" } })}
        />
      </div>
    </SettingsCard>
  );
}

export const DocumentsCard = (props: CardProps) => (
  <YesNoCard of="invoice_with_confirmation" words={screen.documents} {...props} />
);
export const BusinessCard = (props: CardProps) => (
  <YesNoCard of="vat_number_check" words={screen.business} {...props} />
);
export const ReportsCard = (props: CardProps) => <YesNoCard of="monthly_report" words={screen.reports} {...props} />;

const NETWORKS = [
  { key: "instagram_url", label: "Instagram", placeholder: "https://www.instagram.com/…" },
  { key: "pinterest_url", label: "Pinterest", placeholder: "https://www.pinterest.com/…" },
  { key: "facebook_url", label: "Facebook", placeholder: "https://www.facebook.com/…" },
] as const;

export function SocialCard(props: CardProps) {
  const words = screen.social;
  const settings = useCard(
    NETWORKS.map(({ key }) => key),
    props,
    words,
  );
  return (
    <SettingsCard title={words.title} lead={words.lead} settings={settings}>
      {NETWORKS.map(({ key, ...network }) => (
        <TextField
          key={key}
          {...network}
          type="url"
          autoComplete="off"
          className="sm:col-span-2"
          {...settings.field(key)}
        />
      ))}
    </SettingsCard>
  );
}
