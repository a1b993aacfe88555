import { type FormEvent, useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { QrCode } from "./qr-code.tsx";

const words = messages.account;

interface Made {
  secret?: string | undefined;
  uri?: string | undefined;
}

/** From the password over the secret and its first code to the recovery codes. */
export function NewSecondFactor({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null);
  const confirm = useEndpointMutation(
    (code: string) => call("POST admin-second-factor", { body: { action: "confirm", code } }),
    ["admin-second-factor"],
  );
  const begin = async (password: string) =>
    setMade(await call("POST admin-second-factor", { body: { action: "begin", password } }));
  const codes = confirm.data?.recoveryCodes;
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (!made)
    return (
      <PasswordDialog
        title={words.turnOnTitle}
        text={words.turnOnText}
        confirm={words.next}
        busy={words.checking}
        invalidates={[]}
        onConfirm={(_typed, password) => begin(password)}
        onDone={() => {}}
        onClose={onClose}
      />
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    confirm.mutate(String(new FormData(event.currentTarget).get("code")));
  };
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={words.turnOnTitle}
      description={words.scan}
      noValidate={false}
      onSubmit={submit}
      submitLabel={words.confirm}
      busy={confirm.isPending}
      busyLabel={words.confirming}
    >
      <QrCode text={made.uri ?? ""} label={words.qr} />
      <p className="text-center text-sm">
        <span className="text-stone">{words.key}</span>{" "}
        <code className="figures font-sans tracking-wide">{made.secret?.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <TextField
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        error={confirm.error?.message}
      />
    </FormDialog>
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
