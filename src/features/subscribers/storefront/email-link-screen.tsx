import { Form, Link, useNavigation } from "react-router";
import { BesideScene } from "#site/beside-scene.tsx";
import { Button } from "#ui/button.tsx";
import { messages } from "../link-messages.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

interface EmailLinkScreenProps {
  answer: "open" | "done" | "ended" | "gone";
  words: (typeof messages)["confirm" | "unsubscribe"];
}

/** Following a link of an email changes nothing, for scanners follow links too; a press of the button does. */
export function EmailLinkScreen({ answer, words }: EmailLinkScreenProps) {
  const isBusy = useNavigation().state === "submitting";
  if (answer === "gone") return <BrokenLink />;
  const done = answer === "ended" ? messages.ended : { title: words.doneTitle, text: words.doneText };
  const shown = answer === "open" ? words : done;
  return (
    <BesideScene scene="scene-bedside">
      <Words title={shown.title} text={shown.text} />
      {answer === "open" ? (
        <Form method="post" className="mt-8">
          <Button type="submit" size="large" busy={isBusy}>
            {words.button}
          </Button>
        </Form>
      ) : (
        <Button asChild size="large" className="mt-8">
          <Link to="/">{messages.home}</Link>
        </Button>
      )}
    </BesideScene>
  );
}

/** A link that leads nowhere, with the form in its place: the foot of the page gives up its own. */
export const BrokenLink = () => (
  <BesideScene scene="scene-bedside">
    <Words {...messages.broken} />
    <div className="mt-8 max-w-lg">
      <NewsletterForm />
    </div>
    <p className="mt-4 text-sm">
      <Link to="/" className="link inline-flex min-h-11 items-center">
        {messages.home}
      </Link>
    </p>
  </BesideScene>
);

const Words = ({ title, text }: { title: string; text: string }) => (
  <>
    <h1>{title}</h1>
    <p className="lead">{text}</p>
  </>
);
