import { type FormEvent, type ReactNode, useState } from "react";
import type { EndpointName } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import type { ButtonVariant } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { messages as rules } from "../messages.ts";
import { messages } from "./messages.ts";

interface PasswordDialogProps {
  title: string;
  text: string;
  confirm: string;
  busy: string;
  variant?: ButtonVariant;
  /** Does it, with what was typed. */
  onConfirm: (typed: FormData, password: string) => Promise<unknown>;
  /** Answers that are asked for again afterwards. */
  invalidates: readonly EndpointName[];
  onDone: () => void;
  onClose: () => void;
  /** More fields, before the password. */
  children?: ReactNode;
}

/** Asks for the password before anything that decides who can sign in. */
export function PasswordDialog({ onConfirm, invalidates, onDone, onClose, children, ...words }: PasswordDialogProps) {
  const mutation = useEndpointMutation(
    (typed: FormData) => onConfirm(typed, String(typed.get("password"))),
    invalidates,
  );
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setWrong(false);
    mutation.mutate(new FormData(event.currentTarget), {
      onSuccess: onDone,
      onError: ({ message }) => setWrong(message === rules.secondFactor.password),
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      width="narrow"
      title={words.title}
      description={words.text}
      noValidate={false}
      onSubmit={submit}
      submitLabel={words.confirm}
      variant={words.variant}
      busy={mutation.isPending}
      busyLabel={words.busy}
    >
      {mutation.error && !isWrong && <Notice live tone="danger" title={failureText(mutation.error)} />}
      {children}
      <PasswordField
        label={messages.signIn.password}
        name="password"
        autoComplete="current-password"
        required
        error={isWrong && rules.secondFactor.password}
      />
    </FormDialog>
  );
}
