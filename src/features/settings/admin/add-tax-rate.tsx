import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { countryName } from "#backoffice/country-name.ts";
import { FailureNotice } from "#backoffice/failure-notice.tsx";
import { parseNumber } from "#shared/parse-number.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "../messages.ts";
import { messages as screen } from "./messages.ts";

const words = screen.rates;

interface Typed {
  country: string;
  rate: string;
  valid_from: string;
}
type Wrong = Partial<Record<keyof Typed, string>>;

export function AddTaxRate({ countries, today }: { countries: readonly string[]; today: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  /** Holds from the moment at which it is added. */
  const [asked, setAsked] = useState<Typed | null>(null);
  const add = useEndpointMutation(
    ({ rate, ...typed }: Typed) =>
      call("POST admin-tax-rates", { body: { ...typed, rate: parseNumber(rate, 2) ?? 0 } }),
    ["admin-tax-rates"],
  );
  const open = (next: boolean) => {
    add.reset();
    setWrong({});
    setOpen(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: keyof Typed) => String(form.get(name) ?? "").trim();
    const typed = { country: read("country"), rate: read("rate"), valid_from: read("valid_from") };
    const problems = problemsOf(typed, today);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    if (typed.valid_from === today) setAsked(typed);
    else await send(typed);
  };
  const send = (typed: Typed) =>
    add
      .mutateAsync(typed)
      .then(
        () => {
          open(false);
          toast({ title: words.added, tone: "success" });
        },
        () => {},
      )
      .finally(() => setAsked(null));
  return (
    <FormDialog
      title={words.addTitle}
      description={words.addLead}
      width="narrow"
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="secondary">
          <Plus aria-hidden="true" className="size-4" />
          {words.add}
        </Button>
      }
      onSubmit={submit}
      submitLabel={words.add}
      busy={add.isPending}
      busyLabel={words.adding}
    >
      <FailureNotice title={words.addFailed} error={add.error} />
      <SelectField
        label={words.country}
        name="country"
        required
        placeholder={words.choose}
        options={countries.map((value) => ({ value, label: countryName(value) }))}
        error={wrong.country}
      />
      <TextField label={words.rate} name="rate" inputMode="decimal" suffix="%" required error={wrong.rate} />
      <DateField label={words.from} name="valid_from" min={today} required error={wrong.valid_from} />
      {asked && (
        <ConfirmDialog
          open
          variant="primary"
          onOpenChange={() => setAsked(null)}
          title={words.nowTitle(countryName(asked.country), `${parseNumber(asked.rate, 2)}%`)}
          description={words.nowText}
          confirmLabel={words.add}
          busy={add.isPending}
          busyLabel={words.adding}
          onConfirm={() => void send(asked)}
        />
      )}
    </FormDialog>
  );
}

function problemsOf({ country, rate, valid_from }: Typed, today: string): Wrong {
  const wrong: Wrong = {};
  if (country === "") wrong.country = words.countryMissing;
  const percent = parseNumber(rate, 2);
  if (percent === null || percent < 0 || percent > 100) wrong.rate = words.rateWrong;
  if (valid_from === "") wrong.valid_from = words.fromMissing;
  else if (valid_from < today) wrong.valid_from = messages.rates.past;
  return wrong;
}
