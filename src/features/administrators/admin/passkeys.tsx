import { type FormEvent, useEffect, useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { messages as rules } from "../messages.ts";
import { deviceOf } from "./device.ts";
import { messages } from "./messages.ts";
import { hasPasskeys, makePasskey } from "./passkey-browser.ts";
import { PasswordDialog } from "./password-dialog.tsx";

const words = messages.passkeys;
const INVALIDATES = ["admin-passkeys"] as const;
const MAX_NAME = 60;
type Passkey = ResponseOf<"GET admin-passkeys">["passkeys"][number];

type Doing = { is: "adding" } | { is: "renaming" | "removing"; passkey: Passkey };

/** The passkeys of the administrator, with the way to add, name and remove them. */
export function Passkeys({ timeZone }: { timeZone: string }) {
  const answer = useEndpointQuery("GET admin-passkeys");
  const [doing, setDoing] = useState<Doing | null>(null);
  const [canAdd, setCanAdd] = useState(true);
  useEffect(() => setCanAdd(hasPasskeys()), []);
  const close = () => setDoing(null);
  const closeAndTell = (title: string) => () => {
    close();
    toast({ title, tone: "success" });
  };
  return (
    <Card
      title={words.title}
      lead={canAdd ? words.lead : rules.passkeys.needsName}
      action={
        canAdd && (
          <Button variant="secondary" size="small" onClick={() => setDoing({ is: "adding" })}>
            {words.add}
          </Button>
        )
      }
    >
      <QueryView
        answer={answer}
        failed={messages.account.passkeysFailed}
        headingLevel={3}
        loading={messages.account.loading}
        skeleton={<SkeletonText lines={2} />}
      >
        {(data) => (
          <ul className="divide-y divide-beige">
            {data.passkeys.map((passkey) => (
              <PasskeyLine
                key={passkey.id}
                passkey={passkey}
                timeZone={timeZone}
                onChoose={(is) => setDoing({ is, passkey })}
              />
            ))}
            {data.passkeys.length === 0 && <li className="text-sm text-stone">{words.none}</li>}
          </ul>
        )}
      </QueryView>
      {doing?.is === "adding" && <AddPasskey onDone={closeAndTell(words.added)} onClose={close} />}
      {doing?.is === "renaming" && <RenamePasskey passkey={doing.passkey} onClose={close} />}
      {doing?.is === "removing" && (
        <PasswordDialog
          title={words.removeTitle(doing.passkey.name)}
          text={words.removeText}
          confirm={words.remove}
          busy={words.removing}
          variant="danger"
          invalidates={INVALIDATES}
          onConfirm={(_typed, password) => call("DELETE admin-passkeys", { body: { id: doing.passkey.id, password } })}
          onDone={closeAndTell(words.removed)}
          onClose={close}
        />
      )}
    </Card>
  );
}

type PasskeyLineProps = { passkey: Passkey; timeZone: string; onChoose: (what: "renaming" | "removing") => void };

function PasskeyLine({ passkey: { name, created_at, last_used_at }, timeZone, onChoose }: PasskeyLineProps) {
  const day = (time: string) => shortDateIn(timeZone, time);
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-3">
      <div className="mr-auto min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-stone">
          {words.since(day(created_at))} · {last_used_at ? words.used(day(last_used_at)) : words.neverUsed}
        </p>
      </div>
      <div className="-mx-4 flex">
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChoose("renaming")}
          aria-label={`${words.rename} ${name}`}
        >
          {words.rename}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChoose("removing")}
          aria-label={`${words.remove} ${name}`}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

const AddPasskey = (props: { onDone: () => void; onClose: () => void }) => (
  <PasswordDialog
    {...props}
    title={words.addTitle}
    text={words.addText}
    confirm={words.add}
    busy={words.adding}
    invalidates={INVALIDATES}
    onConfirm={(typed, password) => makePasskey(String(typed.get("name")), password)}
  >
    <NameField defaultValue={deviceOf(navigator.userAgent) ?? ""} />
  </PasswordDialog>
);

const NameField = ({ defaultValue, error }: { defaultValue: string; error?: string }) => (
  <TextField
    label={words.name}
    hint={words.nameHint}
    name="name"
    autoComplete="off"
    maxLength={MAX_NAME}
    required
    defaultValue={defaultValue}
    error={error}
  />
);

function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useEndpointMutation(
    (next: string) => call("PATCH admin-passkeys", { body: { id, name: next } }),
    INVALIDATES,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    rename.mutate(String(new FormData(event.currentTarget).get("name")), { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={words.renameTitle}
      noValidate={false}
      onSubmit={submit}
      submitLabel={words.save}
      busy={rename.isPending}
    >
      <NameField defaultValue={name} {...(rename.error && { error: failureText(rename.error) })} />
    </FormDialog>
  );
}
