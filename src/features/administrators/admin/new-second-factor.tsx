import { type FormEvent, useEffect } from "react";
import { ask, useDeed } from "#client/ask.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { QrCode } from "./qr-code.tsx";
import { texts } from "./texts.ts";

const words = texts.account;

/** From the secret over its first code to the recovery codes. */
export function NewSecondFactor({ onClose }: { onClose: () => void }) {
  const {
    mutate: begin,
    data: made,
    error,
  } = useDeed(() => ask("POST admin-second-factor", { body: { action: "begin" } }), []);
  const confirm = useDeed(
    (code: string) => ask("POST admin-second-factor", { body: { action: "confirm", code } }),
    ["admin-second-factor"],
  );
  useEffect(() => begin(undefined), [begin]);
  const codes = confirm.data?.recoveryCodes;
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm.mutate(String(new FormData(event.currentTarget).get("code")));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="narrow"
      title={words.turnOnTitle}
      description={words.scan}
      footer={
        <Button type="submit" form="new-second-factor" busy={confirm.isPending} busyLabel={words.confirming}>
          {words.confirm}
        </Button>
      }
    >
      <form id="new-second-factor" onSubmit={submit} className="grid gap-5 py-1">
        {made?.uri ? (
          <>
            <QrCode text={made.uri} label={words.qr} />
            <p className="text-center text-sm">
              <span className="text-stone">{words.key}</span>{" "}
              <code className="figures font-sans tracking-wide">{made.secret?.match(/.{1,4}/g)?.join(" ")}</code>
            </p>
          </>
        ) : (
          <Loading label={words.loading} className="mx-auto">
            <Skeleton className="size-48" />
          </Loading>
        )}
        <TextField
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          error={(confirm.error ?? error)?.message}
        />
      </form>
    </Dialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast({ title: words.copied, tone: "success" });
  };
  return (
    <Dialog
      open
      stays
      width="narrow"
      title={words.codesTitle}
      description={words.codesText}
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.kept}</Button>
        </>
      }
    >
      <ul className="figures grid gap-2 py-1 tracking-wide sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
