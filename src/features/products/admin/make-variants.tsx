import { type FormEvent, useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { FailureNotice } from "#backoffice/failure-notice.tsx";
import { Card } from "#ui/card.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import { messages } from "../variant-messages.ts";
import { MAX_NAME, MAX_OPTIONS, MAX_TERM } from "../variants.ts";
import { VARIANT_ANSWERS } from "./variant-answers.ts";

const PLACES = Array.from({ length: MAX_OPTIONS }, (_, place) => place);

/** The first step: what the product is called without its values, what its variants differ in, and what this one is. */
export function MakeVariants({ product }: { product: AdminProduct }) {
  const [name, setName] = useState(product.name);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [values, setValues] = useState<readonly string[]>([]);
  const make = useEndpointMutation(
    (body: { productId: string; name: string; options: string[]; values: string[] }) =>
      call("POST admin-product-groups", { body }),
    VARIANT_ANSWERS,
  );
  const at = (list: readonly string[], place: number): string => list[place] ?? "";
  const written = PLACES.filter((place) => at(options, place).trim() || at(values, place).trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (make.isPending) return;
    const body = {
      productId: product.id,
      name,
      options: written.map((place) => at(options, place)),
      values: written.map((place) => at(values, place)),
    };
    make.mutateAsync(body).then(
      () => toast({ title: messages.made, tone: "success" }),
      // It stands above the fields.
      () => undefined,
    );
  };
  const change = (list: readonly string[], place: number, text: string) =>
    PLACES.map((one) => (one === place ? text : at(list, one)));
  return (
    <Card title={messages.make} lead={messages.none}>
      <form onSubmit={submit} noValidate className="grid max-w-3xl gap-5">
        <FailureNotice title={messages.failed} error={make.error} />
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {PLACES.slice(0, Math.min(written.length + 1, MAX_OPTIONS)).map((place) => (
          <div key={place} className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={messages.option(place + 1)}
              hint={messages.optionHint}
              autoComplete="off"
              maxLength={MAX_TERM}
              value={at(options, place)}
              onChange={({ target }) => setOptions(change(options, place, target.value))}
            />
            <TextField
              label={`${messages.valueOfThis} (${at(options, place).trim() || messages.option(place + 1)})`}
              hint={messages.valueHint}
              autoComplete="off"
              maxLength={MAX_TERM}
              value={at(values, place)}
              onChange={({ target }) => setValues(change(values, place, target.value))}
            />
          </div>
        ))}
        <SaveButton busy={make.isPending} className="justify-self-end">
          {messages.make}
        </SaveButton>
      </form>
    </Card>
  );
}
