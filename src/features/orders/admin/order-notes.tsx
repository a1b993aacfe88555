import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.ts";
import { useFocusAfter } from "#ui/use-focus-after.ts";
import { INVALIDATES } from "./invalidates.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { Panel } from "./panel.tsx";

const words = messages.notes;

/** What is typed stays, whatever others save meanwhile: then both are shown, and one may choose. */
export function OrderNotes({ order: { id, version, notes, is_erased } }: { order: OrderDetail }) {
  const [typing, setTyping] = useState<{ text: string; over: string } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useEndpointMutation(
    (text: string) => call("PATCH admin-order", { body: { order_id: id, version, notes: text } }),
    INVALIDATES,
  );
  const isDirty = typing !== null && typing.text !== notes;
  const opener = useRef<HTMLButtonElement>(null);
  useFocusAfter(isDirty, () => field.current ?? opener.current);
  const isOvertaken = isDirty && typing.over !== notes;
  const question = useUnsavedChanges(isDirty && !save.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typing) return;
    return save.mutateAsync(typing.text).then(
      () => {
        // What was typed while it was being saved stays.
        setTyping((now) => (now && now.text !== typing.text ? { text: now.text, over: typing.text.trim() } : null));
        toast({ title: words.saved, tone: "success" });
      },
      (error) => failureToast(messages.saveFailed, error),
    );
  };
  const discard = () => {
    setTyping(null);
    toast({ title: words.discarded, action: { label: words.undo, onPress: () => setTyping(typing) } });
  };
  const isEmpty = notes === "" && typing === null;
  const begin = () => {
    flushSync(() => setTyping({ text: "", over: notes }));
    field.current?.focus();
  };
  const add = !is_erased && (
    <Button ref={opener} variant="quiet" size="small" onClick={begin}>
      {words.add}
    </Button>
  );
  return (
    <Panel title={words.title} line={isEmpty && words.none} action={isEmpty && add}>
      <form onSubmit={submit} className="grid gap-3">
        <TextArea
          ref={field}
          label={words.label}
          hint={words.hint}
          rows={3}
          maxLength={10_000}
          readOnly={is_erased}
          value={typing?.text ?? notes}
          onChange={(event) => setTyping({ text: event.target.value, over: typing?.over ?? notes })}
        />
        <div role="status" className="empty:sr-only">
          {isOvertaken && (
            <Notice tone="warning" title={words.overtaken}>
              <span className="whitespace-pre-wrap">{notes || words.empty}</span>
            </Notice>
          )}
        </div>
        {isDirty && (
          <div className="flex flex-wrap gap-3">
            <SaveButton variant="secondary" size="small" busy={save.isPending}>
              {isOvertaken ? words.overwrite : words.save}
            </SaveButton>
            <Button variant="quiet" size="small" onClick={discard}>
              {words.discard}
            </Button>
          </div>
        )}
      </form>
      {question}
    </Panel>
  );
}
