import { useState } from "react";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { labelOf } from "#shared/label-of.ts";
import { newId } from "#shared/new-id.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.ts";
import type { EmailState } from "../email.ts";
import { messages } from "../messages.ts";

interface SendAgainProps {
  mail: { kind: string; recipient: string; state: EmailState };
  /** Names the button among others. */
  label: string;
  /** They may have it already: it asks first. */
  isAsked: boolean;
  send: (isSure: boolean, press: string) => Promise<unknown>;
}

/** Sends an email once more. */
export function SendAgain({ mail: { kind, recipient, state }, label, isAsked, send }: SendAgainProps) {
  const [isAsking, setAsking] = useState(false);
  // The same until an answer comes, so that a lost one sends no second email.
  const [press, setPress] = useState(newId);
  const sending = useEndpointMutation((isSure: boolean) => send(isSure, press), ["admin-emails", "admin-order"]);
  const ask = (isSure: boolean) =>
    sending.mutateAsync(isSure).then(
      () => {
        setPress(newId());
        toast({ title: messages.sentAgain, tone: "success" });
      },
      (error) => failureToast(messages.againFailed, error),
    );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={sending.isPending}
        aria-label={label}
        onClick={() => (isAsked ? setAsking(true) : ask(false))}
      >
        {messages.again}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        variant="primary"
        title={messages.askTitle}
        description={
          state === "sent" ? messages.askSent(labelOf(messages.kinds, kind), recipient) : messages.askText(recipient)
        }
        confirmLabel={messages.askConfirm}
        busy={sending.isPending}
        onConfirm={() => ask(true).then(() => setAsking(false))}
      />
    </>
  );
}
