import { Undo2 } from "lucide-react";
import { useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.ts";
import { messages as screen } from "./messages.ts";
import type { Rate } from "./tax-rate.ts";

const words = screen.rates;

/** For a rate that has not begun, or that nobody has used yet. */
export function RemoveTaxRate({ rate, name, day }: { rate: Rate; name: string; day: string }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useEndpointMutation(
    () => call("DELETE admin-tax-rates", { query: { id: rate.id } }),
    ["admin-tax-rates"],
  );
  const confirm = () =>
    remove
      .mutateAsync(undefined)
      .then(
        () => toast({ title: words.removed, tone: "success" }),
        (error) => failureToast(words.removeFailed, error),
      )
      .finally(() => setOpen(false));
  return (
    <>
      <Button variant="quiet" size="icon-small" aria-label={words.remove(name)} onClick={() => setOpen(true)}>
        <Undo2 aria-hidden="true" className="size-4" />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.removeTitle(`${rate.rate}%`, name)}
        description={words.removeText(day)}
        confirmLabel={words.removeLabel}
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
