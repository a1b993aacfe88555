import { ask, useDeed } from "#api-client/use-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import type { Letter } from "./email-preview.tsx";
import { sending as words } from "./texts.ts";

/** What is typed, as a letter to whoever has typed it. */
export function SendTest({ letter, isFit }: { letter: Letter; isFit: () => boolean }) {
  const test = useDeed(() => ask("POST admin-campaign-test", { body: letter }), []);
  const send = () =>
    test.mutate(undefined, {
      onSuccess: ({ recipient }) => toast({ title: words.tested(recipient), tone: "success" }),
      onError: ({ message }) => toast({ title: words.testFailed, description: message, tone: "danger" }),
    });
  return (
    <Button variant="secondary" busy={test.isPending} busyLabel={words.testing} onClick={() => isFit() && send()}>
      {words.test}
    </Button>
  );
}
