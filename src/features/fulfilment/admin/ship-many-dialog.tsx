import { type FormEvent, useState } from "react";
import type { ShipManyProps } from "#features/orders/admin/bulk-bar.tsx";
import { CARRIERS, type Carrier } from "#features/orders/carriers.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "#features/orders/tracking-code.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "./messages.ts";

const words = messages.shipMany;

/** Asks for carrier and prefix, both optional, and for a confirmation that this many customers get an email. */
export function ShipManyDialog({ count, onClose, onShip }: ShipManyProps) {
  const [carrier, setCarrier] = useState<Carrier | "">("");
  const [prefix, setPrefix] = useState("");
  const isWrong = !TRACKING_CODE.test(prefix.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onShip({ carrier: carrier || undefined, tracking_prefix: prefix.trim() || undefined });
  };
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={words.title(count)}
      description={words.text}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.confirm(count)}
      disabled={isWrong}
    >
      <SelectField
        label={words.carrier}
        options={[{ value: "", label: words.noCarrier }, ...CARRIERS.map((value) => ({ value, label: value }))]}
        value={carrier}
        onChange={(event) => setCarrier(event.target.value as typeof carrier)}
      />
      <TextField
        label={words.prefix}
        hint={words.prefixHint}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={prefix}
        error={isWrong ? TRACKING_CODE_RULE : undefined}
        onChange={(event) => setPrefix(event.target.value)}
      />
    </FormDialog>
  );
}
