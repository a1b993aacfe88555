import { useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { momentIn } from "#backoffice/moments.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { Button } from "#ui/button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { toast } from "#ui/toast.ts";
import type { DraftData, EditedDraft } from "../draft.ts";
import { HandOrderForm } from "./hand-order-form.tsx";
import { messages } from "./messages.ts";

const words = messages.byHand;

const EMPTY: DraftData = {
  lines: [],
  ...{ firstName: "", lastName: "", email: "", company: "", companyRegister: "", vatNumber: "", language: "en" },
  isHandedOver: false,
  delivery: {
    ...{ method: "courier", country: "EE", machineCountry: "EE", machineId: "" },
    ...{ phone: "", address: "", city: "", zip: "", state: "" },
  },
  ...{ discount: "", discountReason: "" },
};

/** An order that an administrator takes: its drafts, and the form. */
export function NewOrder({ timeZone }: { timeZone: string }) {
  const [edited, setEdited] = useState<EditedDraft>({ id: null, version: 0, data: EMPTY });
  return (
    <>
      <PageHead title={words.title} lead={words.lead} back={{ to: "/admin/orders", label: words.back }} />
      <div className="grid max-w-6xl gap-6 *:min-w-0">
        <Drafts timeZone={timeZone} onOpen={setEdited} />
        <HandOrderForm key={`${edited.id} ${edited.version}`} edited={edited} onSaved={setEdited} />
      </div>
    </>
  );
}

const nameOf = ({ firstName, lastName, email, company }: DraftData): string =>
  [company, `${firstName} ${lastName}`.trim(), email].filter(Boolean).join(", ") || words.unnamed;

function Drafts({ timeZone, onOpen }: { timeZone: string; onOpen: (draft: EditedDraft) => void }) {
  const { data } = useEndpointQuery("GET admin-order-drafts", {});
  const remove = useEndpointMutation(
    (id: string) => call("DELETE admin-order-drafts", { query: { id } }),
    ["admin-order-drafts"],
  );
  if (!data || data.drafts.length === 0) return null;
  const press = (id: string) =>
    remove.mutateAsync(id).then(
      () => toast({ title: words.removed, tone: "success" }),
      (error: Error) => toast({ title: words.draftFailed, description: failureText(error), tone: "danger" }),
    );
  return (
    <Panel title={words.drafts}>
      <ul className="divide-y divide-beige">
        {data.drafts.map(({ id, version, updated_at, data: draft }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <button
              type="button"
              className="link min-h-11 min-w-0 text-left wrap-anywhere"
              onClick={() => onOpen({ id, version, data: draft })}
            >
              {nameOf(draft)}
            </button>
            <span className="text-sm text-stone">{momentIn(timeZone, updated_at)}</span>
            <Button
              variant="secondary"
              size="small"
              aria-label={words.removeDraft(nameOf(draft))}
              onClick={() => void press(id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
