import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import type { Email } from "./email-preview.tsx";
import { messages } from "./messages.ts";

const { sending: words } = messages;

/** Sends the draft to the administrator who writes it. */
export function SendTest({ id, email, isFit }: { id: string; email: Email; isFit: () => boolean }) {
  const test = useEndpointMutation(() => call("POST admin-campaign-test", { query: { id }, body: email }), []);
  const send = () =>
    test.mutate(undefined, {
      onSuccess: ({ recipient }) => toast({ title: words.tested(recipient), tone: "success" }),
      onError: (error) => failureToast(words.testFailed, error),
    });
  return (
    <Button variant="secondary" busy={test.isPending} busyLabel={words.testing} onClick={() => isFit() && send()}>
      {words.test}
    </Button>
  );
}
