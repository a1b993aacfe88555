import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { messages } from "../link-messages.ts";

interface EmailLinkScreenProps {
  answer: "open" | "done" | "gone";
  words: (typeof messages)["confirm" | "unsubscribe"];
}

/** Following a link of an email changes nothing, for scanners follow links too; a press of the button does. */
export function EmailLinkScreen({ answer, words }: EmailLinkScreenProps) {
  const isBusy = useNavigation().state === "submitting";
  if (answer === "gone") return <EmptyScreen {...messages.broken} to="/" linkLabel={messages.home} />;
  if (answer === "done")
    return <EmptyScreen title={words.doneTitle} text={words.doneText} to="/" linkLabel={messages.home} />;
  return (
    <main className="page grid min-h-[60vh] content-center py-12">
      <EmptyState
        headingLevel={1}
        title={words.title}
        text={words.text}
        action={
          <Form method="post">
            <Button type="submit" size="large" busy={isBusy}>
              {words.button}
            </Button>
          </Form>
        }
      />
    </main>
  );
}
