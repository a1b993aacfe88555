import { type FormEvent, useState } from "react";
import { ask, useDeed } from "#client/ask.ts";
import { useUnsavedChanges } from "#client/use-unsaved-changes.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.ts";
import { texts } from "./file-texts.ts";
import type { OrderFile } from "./order-file.ts";
import { Panel } from "./panel.tsx";
import { TOUCHED } from "./touched.ts";

const words = texts.notes;

export function OrderNotes({ order: { id, version, notes, is_erased } }: { order: OrderFile }) {
  const [written, setWritten] = useState(notes);
  const save = useDeed(() => ask("PATCH admin-order", { body: { order_id: id, version, notes: written } }), TOUCHED);
  const isDirty = written !== notes;
  const question = useUnsavedChanges(isDirty && !save.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return save.mutateAsync(undefined).then(
      () => toast({ title: words.saved, tone: "success" }),
      (error: Error) => toast({ title: texts.saveFailed, description: error.message, tone: "danger" }),
    );
  };
  return (
    <Panel title={words.title}>
      <form onSubmit={submit} className="grid gap-3">
        <TextArea
          label={words.label}
          rows={3}
          maxLength={10_000}
          readOnly={is_erased}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
        {isDirty && (
          <Button
            type="submit"
            variant="secondary"
            size="small"
            className="justify-self-start"
            busy={save.isPending}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
        )}
      </form>
      {question}
    </Panel>
  );
}
