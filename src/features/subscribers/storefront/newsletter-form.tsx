import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { currentLanguage, localizedPath } from "#shared/language.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { wantToaster } from "#ui/toast.ts";
import { EMAIL_MAX_LENGTH } from "../email-address.ts";
import { messages } from "../messages.ts";

/** In the footer of every page. Before scripts load it is an ordinary form with a page for its answer. */
export function NewsletterForm() {
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || isBusy) return;
    setBusy(true);
    void import("./submit-newsletter.ts")
      .then(
        ({ submitNewsletter }) => submitNewsletter({ input, setProblem, setAnswer }),
        // As before scripts load.
        () => input.form?.submit(),
      )
      .then(() => setBusy(false));
  };

  return (
    <form
      action={localizedPath(currentLanguage(), "/newsletter/subscribe")}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="newsletter"
      className="scroll-mb-48"
    >
      <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          ref={field}
          label={messages.email}
          labelHidden
          placeholder={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          error={problem}
          onFocus={wantToaster}
          onChange={() => setProblem(undefined)}
        />
        <Button type="submit" busy={isBusy} busyLabel={messages.busy} className="min-h-12">
          {messages.button}
        </Button>
      </div>
      {answer && <p className="mt-2 text-sm">{answer}</p>}
      <p className="mt-2 text-xs text-stone">
        {messages.consent}{" "}
        <Link to="/privacy-policy" className="link">
          {messages.privacy}
        </Link>
      </p>
    </form>
  );
}
