import { type FormEvent, useRef, useState } from "react";
import { ApiError, errorMessage } from "#api-client/api-client.ts";
import { signIn } from "#api-client/session.ts";
import { isRemembered } from "#api-client/session-storage.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX_ATTEMPTS, SECOND_FACTOR } from "../sign-in-rules.ts";
import { messages } from "./messages.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

const words = messages.signIn;

interface Failure {
  message: string;
  /** 5 minus the attempts that remain, as the server reports them; 0 where it says nothing. */
  attempts: number;
}

/** `email` is given where the same administrator signs in again. What is typed survives a failure. */
export function SignInForm({ email }: { email?: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const rememberMe = () => {
    if (email !== undefined) return isRemembered();
    return form.current !== null && new FormData(form.current).has("remember");
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const code = asksCode ? { code: String(typed.get("code")) } : {};
    setBusy(true);
    setFailure(null);
    try {
      await signIn({
        email: String(typed.get("email")),
        password: String(typed.get("password")),
        rememberMe: rememberMe(),
        ...code,
      });
    } catch (error) {
      const asksNow = error instanceof ApiError && error.body.code === SECOND_FACTOR;
      setFailure(asksNow && !asksCode ? null : failureOf(error));
      setAsksCode(asksNow || asksCode);
      setBusy(false);
    }
  };
  return (
    // Before scripts are here a submit must not put the password into the address.
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5">
      {failure && <Failed {...failure} />}
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete={email === undefined ? "username webauthn" : "username"}
        required
        defaultValue={email}
        readOnly={email !== undefined}
      />
      <PasswordField label={words.password} name="password" autoComplete="current-password" required />
      {asksCode && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="code"
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          required
          autoFocus
        />
      )}
      {email === undefined && <Checkbox label={words.remember} name="remember" />}
      <Button type="submit" size="large" busy={isBusy} busyLabel={words.busy}>
        {words.button}
      </Button>
      <PasskeySignIn
        rememberMe={rememberMe}
        offers={email === undefined}
        onStart={() => setFailure(null)}
        onFailure={(error) => setFailure(failureOf(error))}
      />
    </form>
  );
}

function Failed({ message, attempts }: Failure) {
  if (attempts >= MAX_ATTEMPTS) return <Notice live tone="danger" title={words.locked} />;
  return (
    <Notice live tone="danger" title={message}>
      {attempts > 0 && words.remaining(MAX_ATTEMPTS - attempts)}
    </Notice>
  );
}

function failureOf(error: unknown): Failure {
  const message = errorMessage(error) || (error instanceof ApiError ? words.refused : words.failed);
  const remaining = error instanceof ApiError ? error.body.remainingAttempts : undefined;
  return { message, attempts: typeof remaining === "number" ? MAX_ATTEMPTS - remaining : 0 };
}
