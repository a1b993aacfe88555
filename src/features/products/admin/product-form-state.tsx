import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { momentIn } from "#backoffice/moments.ts";
import { isoOf, localTime } from "#shared/day.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FieldError } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { AdminProduct } from "../admin-product.ts";
import { PRODUCT_STATES, type ProductState } from "../publication.ts";
import { messages } from "../publication-messages.ts";
import { controlOf, selectOf } from "./control-of.ts";
import type { DraftForm } from "./use-product-draft.ts";

/** Who sees the product, and from when. */
export function StateFields({ form, children }: { form: DraftForm; children?: ReactNode }) {
  const { timeZone } = useStore().settings;
  const { state, publish_at: at } = form.draft;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        {...selectOf(form, "state")}
        options={PRODUCT_STATES.map((value) => ({ value, label: messages.states[value] }))}
        hint={messages.hints[state]}
        onChange={({ target }) => {
          form.set("state", target.value as ProductState);
          if (target.value !== "scheduled") form.set("publish_at", "");
        }}
      />
      {state === "scheduled" && (
        <DateField
          {...controlOf(form, "publish_at")}
          type="datetime-local"
          required
          hint={messages.momentHint(timeZone)}
          value={shownIn(timeZone, at)}
          onChange={({ target }) => form.set("publish_at", isoOf(timeZone, target.value))}
        />
      )}
      {children && <div className="empty:hidden sm:col-span-2">{children}</div>}
    </div>
  );
}

/** The draft holds a moment, or what was typed and is none. */
const shownIn = (timeZone: string, at: string): string => {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? at : localTime(timeZone, moment);
};

/** A link to what is saved, for somebody without an account. */
export function Preview({ product: { id, name, state } }: { product: AdminProduct }) {
  const { timeZone } = useStore().settings;
  const isShown = state === "published";
  const { data, error } = useEndpointQuery(
    "GET admin-product-preview",
    { query: { productId: id } },
    // A link that an earlier visit made ends earlier.
    { enabled: !isShown, staleTime: 0 },
  );
  if (isShown) return null;
  if (!data) return error && <FieldError>{`${messages.previewFailed}: ${failureText(error)}`}</FieldError>;
  return (
    <>
      <Button asChild variant="secondary" className="sm:mt-7">
        <a href={data.path} target="_blank" rel="noreferrer" aria-label={messages.previewOf(name)}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {messages.preview}
        </a>
      </Button>
      <p className="mt-2 text-sm text-stone">{messages.previewHint(momentIn(timeZone, data.expires_at))}</p>
    </>
  );
}
