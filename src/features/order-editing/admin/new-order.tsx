import { useState } from "react";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { momentIn } from "#backoffice/moments.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import type { StoreSettings } from "#shared/store-settings.ts";
import { useDiscarding } from "#ui/discard-question.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { type DraftData, type EditedDraft, newDraft } from "../draft.ts";
import { HandOrderForm } from "./hand-order-form.tsx";
import { messages } from "./messages.ts";

const words = messages.byHand;

/** An order that an administrator takes: its drafts, and the form. */
export function NewOrder({ settings }: { settings: StoreSettings }) {
  const { timeZone } = settings;
  const [edited, setEdited] = useState(() => newDraft(settings));
  const [openings, setOpenings] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const { ask, question } = useDiscarding(() => isDirty);
  /** What was typed of it stays, as an order that was never kept. */
  const goOnAsNew = () => setEdited(newDraft(settings));
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
          onRemoved={(id) => setEdited((now) => (now.id === id ? newDraft(settings) : now))}
        />
        <HandOrderForm key={openings} edited={edited} onDirty={setDirty} onSaved={setEdited} onGone={goOnAsNew} />
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
              remove={() => call("DELETE admin-order-drafts", { query: { id, version } })}
              onDone={() => onRemoved(id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
