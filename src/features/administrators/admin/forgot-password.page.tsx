import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { callEndpoint, errorMessage } from "#api-client/api-client.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/forgot-password.page";
import { AuthCard } from "./auth-card.tsx";
import { messages } from "./messages.ts";

const words = messages.forgot;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export default function ForgotPasswordPage() {
  const { settings } = useStore();
  const [sentTo, setSentTo] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email"));
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint("POST admin-password-reset", { body: { action: "request", email }, needs: ["success"] });
      setSentTo(email);
    } catch (error) {
      setFailure(errorMessage(error) || words.again);
    } finally {
      setBusy(false);
    }
  };
  const back = <Link to="/admin/login">{words.back}</Link>;
  if (sentTo)
    return (
      <AuthCard storeName={settings.storeName} title={words.sentTitle}>
        <p ref={takeFocus} tabIndex={-1} className="outline-none">
          {words.sent(sentTo)}
        </p>
        <Button asChild className="mt-8 w-full">
          {back}
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard storeName={settings.storeName} title={words.title} lead={words.lead}>
      <form method="post" onSubmit={submit} className="grid gap-5">
        {failure !== null && (
          <Notice live tone="danger" title={words.failed}>
            {failure}
          </Notice>
        )}
        <TextField label={messages.signIn.email} name="email" type="email" autoComplete="username" required />
        <Button type="submit" size="large" busy={isBusy} busyLabel={words.busy}>
          {words.button}
        </Button>
        <Button asChild variant="quiet">
          {back}
        </Button>
      </form>
    </AuthCard>
  );
}
