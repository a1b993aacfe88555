import { UserPlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { errorMessage } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SHORTEST_PASSWORD } from "../sign-in-rules.ts";
import type { Message } from "./message.ts";
import { messages } from "./messages.ts";
import { NewPasswordField } from "./new-password-field.tsx";

const words = messages.team;

interface Wrong {
  email?: string;
  password?: string;
}

export function AddAdministrator({ onDone }: { onDone: (message: Message) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  // A new administrator is never a superuser (back office 5).
  const add = useEndpointMutation(
    (typed: { email: string; password: string }) =>
      call("POST admin-management", { body: { ...typed, isSuperuser: false } }),
    ["admin-management"],
  );
  /** What was refused is being mended. */
  const forget = () => {
    add.reset();
    setWrong({});
  };
  const open = (next: boolean) => {
    forget();
    setOpen(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const typed = { email: String(form.get("email")).trim(), password: String(form.get("password")) };
    const problems = problemsOf(typed);
    add.reset();
    setWrong(problems);
    if (problems.email || problems.password) return;
    await add.mutateAsync(typed).then(
      () => {
        open(false);
        onDone({ tone: "success", text: words.added });
      },
      () => {},
    );
  };
  return (
    <FormDialog
      title={words.addTitle}
      description={words.addLead}
      width="narrow"
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button>
          <UserPlus aria-hidden="true" className="size-4" />
          {words.add}
        </Button>
      }
      onSubmit={submit}
      onChange={forget}
      submitLabel={words.add}
      busy={add.isPending}
      busyLabel={words.addBusy}
    >
      {add.error && <Notice live tone="danger" title={errorMessage(add.error) || words.addFailed} />}
      <TextField label={words.email} name="email" type="email" autoComplete="off" required error={wrong.email} />
      <NewPasswordField label={words.password} name="password" required error={wrong.password} />
    </FormDialog>
  );
}

function problemsOf({ email, password }: { email: string; password: string }): Wrong {
  const wrong: Wrong = {};
  if (!email) wrong.email = words.emailRequired;
  if (!password) wrong.password = words.passwordRequired;
  else if (password.length < SHORTEST_PASSWORD) wrong.password = messages.reset.short;
  return wrong;
}
