import { type FormEvent, useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError, callEndpoint, errorMessage } from "#api-client/api-client.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { toast } from "#ui/toast.ts";
import type { Route } from "./+types/reset-password.page";
import { AuthCard } from "./auth-card.tsx";
import { messages } from "./messages.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { passwordProblem } from "./password-problem.ts";

const words = messages.reset;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export default function ResetPasswordPage() {
  const { settings } = useStore();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get("token");
  const email = search.get("email");
  const isWhole = Boolean(token && email);
  const [passkeys, setPasskeys] = useState<string[]>([]);
  useEffect(() => {
    if (isWhole) return;
    toast({ title: words.invalidTitle, description: words.invalid, tone: "danger" });
    navigate("/admin/login", { replace: true });
  }, [isWhole, navigate]);
  if (!token || !email)
    return (
      <AuthCard storeName={settings.storeName} title={words.invalidTitle}>
        <p>{words.invalid}</p>
      </AuthCard>
    );
  return (
    <AuthCard storeName={settings.storeName} title={passkeys.length > 0 ? words.done : words.title} lead={email}>
      {passkeys.length > 0 ? (
        <RemainingPasskeys names={passkeys} />
      ) : (
        <NewPassword token={token} email={email} onPasskeys={setPasskeys} />
      )}
    </AuthCard>
  );
}

/** Somebody who had the old password may have added one. */
const RemainingPasskeys = ({ names }: { names: string[] }) => (
  <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
    <Notice tone="warning" title={words.passkeys}>
      <ul className="list-disc pl-5 wrap-anywhere">
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two passkeys may have one name, and the list never changes
          <li key={place}>{name}</li>
        ))}
      </ul>
      <p className="mt-2">{words.passkeysText}</p>
    </Notice>
    <Button asChild size="large">
      <Link to="/admin/login" replace>
        {words.signIn}
      </Link>
    </Button>
  </div>
);

interface Failure {
  title: string;
  text: string;
  /** The link itself is no good. */
  isLink: boolean;
}

interface NewPasswordProps {
  token: string;
  email: string;
  /** Of an account that passkeys still open. */
  onPasskeys: (names: string[]) => void;
}

function NewPassword({ token, email, onPasskeys }: NewPasswordProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const newPassword = String(typed.get("password"));
    const problem = passwordProblem(newPassword, String(typed.get("confirmation")));
    setFailure(null);
    if (problem) return setFailure({ title: problem, text: "", isLink: false });
    setBusy(true);
    try {
      const { passkeys = [] } = await callEndpoint("POST admin-password-reset", {
        body: { action: "reset", email, token, newPassword },
        needs: ["success"],
      });
      if (passkeys.length > 0) return onPasskeys(passkeys);
      toast({ title: words.done, description: words.doneText, tone: "success" });
      await navigate("/admin/login", { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  const notice = failure && (
    <Notice live tone="danger" title={failure.title}>
      {failure.text}
    </Notice>
  );
  const back = (
    <Button asChild variant="quiet">
      <Link to="/admin/login">{messages.forgot.back}</Link>
    </Button>
  );
  // No password that is typed here would ever be taken.
  if (failure?.isLink)
    return (
      <div className="grid gap-5">
        {notice}
        <Button asChild size="large">
          <Link to="/admin/forgot-password">{words.again}</Link>
        </Button>
        {back}
      </div>
    );
  return (
    <form method="post" onSubmit={submit} className="grid gap-5" noValidate>
      {notice}
      <NewPasswordField label={words.password} name="password" email={email} required />
      <PasswordField label={words.confirmation} name="confirmation" autoComplete="new-password" required />
      <Button type="submit" size="large" busy={isBusy} busyLabel={words.busy}>
        {words.button}
      </Button>
      {back}
    </form>
  );
}

function failureOf(error: unknown): Failure {
  const text = errorMessage(error) || messages.forgot.again;
  const isLink = error instanceof ApiError && error.message === words.invalid;
  return { title: isLink ? words.invalidTitle : words.failed, text, isLink };
}
