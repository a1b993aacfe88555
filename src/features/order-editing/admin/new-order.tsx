import { useState } from "react";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { momentIn } from "#backoffice/moments.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { useDiscarding } from "#ui/discard-question.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { DraftData, EditedDraft } from "../draft.ts";
import { HandOrderForm } from "./hand-order-form.tsx";
import { messages } from "./messages.ts";

const words = messages.byHand;

const EMPTY: DraftData = {
  lines: [],
  firstName: "",
  lastName: "",
  email: "",
  company: "",
  companyRegister: "",
  vatNumber: "",
  language: "en",
  isHandedOver: false,
  delivery: {
    method: "courier",
    country: "EE",
    machineCountry: "EE",
    machineId: "",
    phone: "",
    address: "",
    city: "",
    zip: "",
    state: "",
  },
  discount: "",
  discountReason: "",
};

const NEW: EditedDraft = { id: null, version: 0, data: EMPTY };

/** An order that an administrator takes: its drafts, and the form. */
export function NewOrder({ timeZone }: { timeZone: string }) {
  const [edited, setEdited] = useState(NEW);
  const [openings, setOpenings] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const { ask, question } = useDiscarding(() => isDirty);
  const open = (draft: EditedDraft) =>
    ask(() => {
      setEdited(draft);
      setOpenings((before) => before + 1);
    });
  return (
    <>
      <PageHead title={words.title} lead={words.lead} back={{ to: "/admin/orders", label: words.back }} />
      <div className="grid max-w-6xl gap-6 *:min-w-0">
        <Drafts
          timeZone={timeZone}
          onOpen={open}
          // What was typed of it stays, as an order that was never kept.
          onRemoved={(id) => setEdited((now) => (now.id === id ? NEW : now))}
        />
        <HandOrderForm key={openings} edited={edited} onDirty={setDirty} onSaved={setEdited} />
      </div>
      {question}
    </>
  );
}

const nameOf = ({ firstName, lastName, email, company }: DraftData): string =>
  [company, `${firstName} ${lastName}`.trim(), email].filter(Boolean).join(", ") || words.unnamed;

interface DraftsProps {
  timeZone: string;
  onOpen: (draft: EditedDraft) => void;
  onRemoved: (id: string) => void;
}

function Drafts({ timeZone, onOpen, onRemoved }: DraftsProps) {
  const { data } = useEndpointQuery("GET admin-order-drafts", {});
  if (!data || data.drafts.length === 0) return null;
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
            <DeleteButton
              title={nameOf(draft)}
              words={words.draft}
              invalidates={["admin-order-drafts"]}
              remove={() => call("DELETE admin-order-drafts", { query: { id } })}
              onDone={() => onRemoved(id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
