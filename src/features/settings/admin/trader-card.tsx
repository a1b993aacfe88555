import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TRADER_KEYS } from "../trader.ts";
import { messages as screen } from "./messages.ts";
import { SettingsCard, SettingsGroup } from "./settings-card.tsx";
import { type CardProps, useCard } from "./settings-cards.tsx";

const PRODUCER_KEYS = [
  "maker_name",
  "maker_contact",
  "maker_address",
  "responsible_person",
  "epr_packaging",
  "epr_weee",
  "epr_batteries",
] as const;

/** Who sells, and the time zone of the business. */
export function TraderCard(props: CardProps) {
  const words = screen.trader;
  const settings = useCard(["trader_name", "trader_address", ...TRADER_KEYS, "time_zone"], props, words);
  const { field } = settings;
  const needed = (key: "trader_name" | "trader_address", hint?: string) =>
    field(key).value.trim() === "" ? (
      <>
        <span className="font-medium text-clay">{words.needed}</span> {hint}
      </>
    ) : (
      hint
    );
  const zone = field("time_zone");
  const zones = [...new Set([zone.value, ...Intl.supportedValuesOf("timeZone")])].toSorted();
  const plain = { autoComplete: "off" } as const;
  const wide = { ...plain, className: "sm:col-span-2" } as const;
  return (
    <SettingsCard title={words.title} lead={words.lead} settings={settings} isGrouped>
      <SettingsGroup {...words.groups.company}>
        <TextField label={words.name} hint={needed("trader_name")} {...plain} {...field("trader_name")} />
        <TextField label={words.capital} hint={words.capitalHint} {...plain} {...field("trader_capital")} />
        <TextField
          label={words.representative}
          hint={words.representativeHint}
          {...plain}
          {...field("trader_representative")}
        />
        <SelectField
          label={words.timeZone}
          hint={words.timeZoneHint}
          options={zones.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
          {...zone}
        />
      </SettingsGroup>
      <SettingsGroup {...words.groups.contact}>
        <TextArea
          label={words.address}
          hint={needed("trader_address", words.addressHint)}
          rows={3}
          {...plain}
          {...field("trader_address")}
        />
        <TextField label={words.phone} hint={words.phoneHint} type="tel" {...plain} {...field("trader_phone")} />
      </SettingsGroup>
      <SettingsGroup {...words.groups.registration}>
        <TextField label={words.register} hint={words.registerHint} {...plain} {...field("trader_register")} />
        <TextField label={words.registerNumber} {...plain} {...field("trader_register_number")} />
        <TextField label={words.vatNumber} {...plain} {...field("trader_vat_number")} />
        <TextField label={words.supervisor} hint={words.supervisorHint} {...plain} {...field("trader_supervisor")} />
        <TextField label={words.disputeBody} hint={words.disputeBodyHint} {...wide} {...field("trader_dispute_body")} />
      </SettingsGroup>
      <SettingsGroup {...words.groups.bank}>
        <TextField label={words.iban} {...plain} {...field("trader_iban")} />
      </SettingsGroup>
      <SettingsGroup {...words.groups.producer} fold={{ isWrong: PRODUCER_KEYS.some((key) => field(key).error) }}>
        <TextField label={words.maker} hint={words.makerHint} {...plain} {...field("maker_name")} />
        <TextField label={words.makerContact} hint={words.makerContactHint} {...plain} {...field("maker_contact")} />
        <TextField label={words.makerAddress} {...plain} {...field("maker_address")} />
        <TextField
          label={words.responsiblePerson}
          hint={words.responsiblePersonHint}
          {...plain}
          {...field("responsible_person")}
        />
        <TextArea label={words.packaging} hint={words.packagingHint} rows={2} {...plain} {...field("epr_packaging")} />
        <TextArea label={words.weee} hint={words.weeeHint} rows={2} {...plain} {...field("epr_weee")} />
        <TextArea label={words.batteries} hint={words.batteriesHint} rows={2} {...plain} {...field("epr_batteries")} />
      </SettingsGroup>
    </SettingsCard>
  );
}
