import { type FormEvent, useState } from "react";
import { errorMessage } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { passwordProblem } from "./password-problem.ts";

const words = messages.account.password;

/** The card under My Account that changes the password. */
export function ChangePassword({ email }: { email: string }) {
  const [problem, setProblem] = useState("");
  // A new form is empty.
  const [changes, setChanges] = useState(0);
  const change = useEndpointMutation(
    (body: { password: string; newPassword: string }) => call("POST admin-password", { body }),
    ["admin-sessions"],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const newPassword = String(typed.get("newPassword"));
    const found = passwordProblem(newPassword, String(typed.get("confirmation")));
    setProblem(found);
    change.reset();
    if (found) return;
    change.mutate(
      { password: String(typed.get("password")), newPassword },
      {
        onSuccess: () => {
          setChanges(changes + 1);
          toast({ title: words.done, description: words.doneText, tone: "success" });
        },
        onError: (error) => setProblem(errorMessage(error) || messages.account.failed),
      },
    );
  };
  return (
    <Card title={words.title} lead={words.lead}>
      <form key={changes} method="post" onSubmit={submit} noValidate className="grid max-w-md gap-5">
        {problem && <Notice live tone="danger" title={problem} />}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={words.current} name="password" autoComplete="current-password" required />
        <NewPasswordField label={messages.reset.password} name="newPassword" email={email} required />
        <PasswordField label={messages.reset.confirmation} name="confirmation" autoComplete="new-password" required />
        <SaveButton className="justify-self-end" busy={change.isPending}>
          {words.change}
        </SaveButton>
      </form>
    </Card>
  );
}
