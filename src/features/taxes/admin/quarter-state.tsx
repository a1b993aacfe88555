import { useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "../operator-messages.ts";

const words = messages.period;

interface QuarterStateProps {
  quarter: string;
  isOver: boolean;
  closedAt: string | null;
  timeZone: string;
}

/** Whether the quarter is closed, with the way to change that. */
export function QuarterState({ quarter, isOver, closedAt, timeZone }: QuarterStateProps) {
  const [open, setOpen] = useState<"close" | "reopen" | null>(null);
  const badge = closedAt ? (
    <Badge tone="success">{words.closed(shortDateIn(timeZone, closedAt))}</Badge>
  ) : (
    <Badge tone="info">{words.open}</Badge>
  );
  return (
    <Card title={words.title} lead={isOver ? words.lead : words.running} action={badge}>
      {isOver && (
        <>
          <Button variant="secondary" onClick={() => setOpen(closedAt ? "reopen" : "close")}>
            {closedAt ? words.reopen : words.close}
          </Button>
          {open === "close" && <CloseDialog quarter={quarter} onClose={() => setOpen(null)} />}
          {open === "reopen" && <ReopenDialog quarter={quarter} onClose={() => setOpen(null)} />}
        </>
      )}
    </Card>
  );
}

interface DialogProps {
  quarter: string;
  onClose: () => void;
}

function useChange(quarter: string, onClose: () => void, said: { done: string; failed: string }) {
  const change = useEndpointMutation(
    (to: { to: "closed" } | { to: "open"; reason: string }) =>
      call("POST admin-tax-periods", { body: { quarter, ...to } }),
    ["admin-taxes"],
  );
  const send = (to: Parameters<typeof change.mutateAsync>[0]) =>
    change.mutateAsync(to).then(
      () => {
        onClose();
        toast({ title: said.done, tone: "success" });
      },
      (error) => failureToast(said.failed, error),
    );
  return { send, busy: change.isPending };
}

function CloseDialog({ quarter, onClose }: DialogProps) {
  const { send, busy } = useChange(quarter, onClose, { done: words.isClosed(quarter), failed: words.closeFailed });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.confirm(quarter)}
      description={words.lead}
      confirmLabel={words.close}
      variant="primary"
      busy={busy}
      busyLabel={words.closing}
      onConfirm={() => void send({ to: "closed" })}
    />
  );
}

function ReopenDialog({ quarter, onClose }: DialogProps) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { send, busy } = useChange(quarter, onClose, { done: words.isOpen(quarter), failed: words.reopenFailed });
  const submit = () => {
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") void send({ to: "open", reason: reason.trim() });
  };
  return (
    <FormDialog
      title={words.reopenTitle(quarter)}
      description={words.reopenLead}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={words.reopen}
      busy={busy}
      busyLabel={words.reopening}
    >
      <TextField
        label={words.reason}
        required
        maxLength={300}
        value={reason}
        error={isMissing ? words.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
