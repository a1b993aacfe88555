import { useSession } from "#api-client/session.ts";
import { messages } from "#backoffice/messages.ts";
import { SignInForm } from "#features/administrators/admin/sign-in-form.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

/** Covers the current screen when the session ends; the screen and its unsaved input stay. */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const session = useSession();
  if (session.is !== "lapsed") return null;
  return (
    <Dialog
      open
      stays
      title={messages.lapsed.title}
      description={messages.lapsed.text}
      width="narrow"
      footer={
        <Button variant="quiet" onClick={onLeave}>
          {messages.lapsed.leave}
        </Button>
      }
    >
      <SignInForm email={session.user.email} />
    </Dialog>
  );
}
