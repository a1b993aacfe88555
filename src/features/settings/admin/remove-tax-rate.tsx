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
      <Button
        variant="quiet"
        size="small"
        className="-my-1.5 -ml-2 px-2!"
        aria-label={words.remove(`${rate.rate}%`, name)}
        onClick={() => setOpen(true)}
      >
        {words.removeLabel}
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
