import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { saveFile } from "#backoffice/save-file.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { dayIn } from "#shared/day.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { messages as office } from "#ui/office-messages.ts";
import { toast } from "#ui/toast.ts";
import { messages } from "./profile-messages.ts";

const words = messages.data;

interface PersonalDataProps {
  name: string;
  email: string;
  /** Where the address is typed; the screen stays after erasing. */
  field?: ReactNode;
}

/** What the law gives a person: all that is kept, as a document, or its end. */
export function PersonalData({ name, email, field }: PersonalDataProps) {
  const { timeZone } = useStore().settings;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const tell = useEndpointMutation(() => call("POST admin-personal-data", { body: { action: "export", email } }), []);
  const erase = useEndpointMutation(
    () => call("POST admin-personal-data", { body: { action: "erase", email } }),
    ["admin-customers", ...INVALIDATES],
  );
  const end = useEndpointMutation(
    () => call("POST admin-personal-data", { body: { action: "end-waiting", email } }),
    ["admin-products", "admin-consents"],
  );
  const endWaiting = async () => {
    try {
      await end.mutateAsync(undefined);
      toast({ title: words.waitingEnded, tone: "success" });
    } catch (error) {
      failureToast(words.endWaitingFailed, error);
    }
  };
  const save = async () => {
    try {
      const { data } = await tell.mutateAsync(undefined);
      const day = dayIn(timeZone, new Date());
      saveFile(`personal-data-${day}.json`, "application/json", JSON.stringify(data, null, 2));
      toast({ title: words.exported, tone: "success" });
    } catch (error) {
      failureToast(words.exportFailed, error);
    }
  };
  const confirm = async () => {
    try {
      await erase.mutateAsync(undefined);
      toast({ title: words.erased, tone: "success" });
      if (field) setAsking(false);
      else await navigate("/admin/customers", { replace: true });
    } catch (error) {
      failureToast(words.eraseFailed, error);
      setAsking(false);
    }
  };
  return (
    <section className="mt-8 rounded-md border border-beige bg-paper p-6">
      <h2>{words.title}</h2>
      <p className="mt-1 max-w-read text-stone">{words.text}</p>
      {field && <div className="mt-4 max-w-md">{field}</div>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!email} busy={tell.isPending} busyLabel={words.exporting} onClick={save}>
          {words.export}
        </Button>
        <Button
          variant="secondary"
          disabled={!email}
          busy={end.isPending}
          busyLabel={office.saving}
          onClick={endWaiting}
        >
          {words.endWaiting}
        </Button>
        <Button variant="quiet" className="text-wine" disabled={!email} onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.question(name)}
        description={words.consequence}
        losses={words.losses}
        confirmLabel={words.erase}
        busy={erase.isPending}
        busyLabel={words.erasing}
        onConfirm={confirm}
      />
    </section>
  );
}
