import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { callEndpoint } from "#api-client/api-client.ts";
import { failureOf, inWords } from "#api-client/failure.ts";
import { messages as catalogue } from "#features/products/messages.ts";
import { EMAIL_MAX_LENGTH, isEmail, tidyEmail } from "#features/subscribers/email-address.ts";
import { messages as newsletter } from "#features/subscribers/messages.ts";
import { currentLanguage, localizedPath } from "#shared/language.ts";
import { Button } from "#ui/button.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";

/** In the place of the button to buy. Before scripts load it is an ordinary form with a page for its answer. */
export function BackInStockForm({ productId }: { productId: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"open" | "busy" | "done">("open");
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || state !== "open") return;
    const email = tidyEmail(input.value);
    if (!isEmail(email)) {
      setProblem((email === "" ? newsletter.toasts.required : newsletter.toasts.invalid).description);
      return input.focus();
    }
    setState("busy");
    try {
      const signal = AbortSignal.timeout(30_000);
      await callEndpoint("POST back-in-stock", { body: { productId, email }, needs: ["success"], signal });
      setState("done");
    } catch (error) {
      const failure = failureOf(error);
      setProblem(failure ? inWords(failure) : messages.failed);
      setState("open");
    }
  };

  return (
    <section aria-labelledby="back-in-stock" className="bg-linen p-6">
      <h2 id="back-in-stock" className="text-xl">
        {catalogue.outOfStock}
      </h2>
      <p
        ref={state === "done" ? takeFocus : undefined}
        role="status"
        tabIndex={-1}
        className="mt-2 text-sm outline-none"
      >
        {state === "done" ? messages.done : messages.lead}
      </p>
      {state !== "done" && (
        <form
          action={localizedPath(currentLanguage(), "/back-in-stock")}
          method="post"
          noValidate
          onSubmit={submit}
          className="mt-4 grid gap-3"
        >
          <input type="hidden" name="product" value={productId} />
          <TextField
            ref={field}
            label={messages.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            error={problem}
            onChange={() => setProblem(undefined)}
          />
          <Button type="submit" busy={state === "busy"} busyLabel={messages.busy}>
            {messages.button}
          </Button>
          <p className="text-xs text-stone">
            {messages.consent}{" "}
            <Link to="/privacy-policy" className="link">
              {messages.privacy}
            </Link>
          </p>
        </form>
      )}
    </section>
  );
}
