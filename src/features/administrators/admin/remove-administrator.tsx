import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorMessage } from "#api-client/api-client.ts";
import { cachedResponses, call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { Message } from "./message.ts";
import { messages } from "./messages.ts";

const words = messages.team;

/** Finds the account by its address among those last fetched (back office 5). */
export function RemoveAdministrator({ email, onDone }: { email: string; onDone: (message: Message) => void }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const remove = useEndpointMutation(() => {
    const [fetched] = cachedResponses(client, "GET admin-management");
    const found = fetched?.[1]?.users.find((user) => user.email === email);
    if (!found) throw new Error(words.notFound);
    return call("DELETE admin-management", { query: { userId: found.id } });
  }, ["admin-management"]);
  const confirm = async () => {
    const message = await remove.mutateAsync(undefined).then(
      (): Message => ({ tone: "success", text: words.removed }),
      (error: Error): Message => ({ tone: "danger", text: errorMessage(error) || words.removeFailed }),
    );
    setOpen(false);
    onDone(message);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)} aria-label={`${words.remove} ${email}`}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.removeTitle}
        description={words.removeQuestion(email)}
        losses={[words.removeLoss]}
        confirmLabel={words.remove}
        busy={remove.isPending}
        busyLabel={words.removing}
        onConfirm={confirm}
      />
    </>
  );
}
