import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";

const { lost } = messages;

/** What became of the request, with what was typed where it is to be corrected; null before one. */
export type LostNumberOutcome = {
  outcome: "asked" | "invalid" | "too-many" | "failed";
  typed?: string;
  text?: string;
} | null;

/** For whoever has no link any more: the shop emails the order again. It works without scripts. */
export function LostNumber({ answer, isSending }: { answer: LostNumberOutcome; isSending: boolean }) {
  const status = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (answer?.outcome === "invalid") field.current?.focus();
    else if (answer) status.current?.focus();
  }, [answer]);
  return (
    <details className="mt-8 border-t border-beige pt-4" open={answer !== null}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{lost.title}</summary>
      <div ref={status} role="status" tabIndex={-1} className="outline-none not-empty:mt-3">
        {answer?.outcome === "asked" && <Notice tone="success">{lost.asked}</Notice>}
        {answer?.outcome === "too-many" && <Notice tone="warning">{answer.text}</Notice>}
        {answer?.outcome === "failed" && <Notice tone="danger">{lost.failed}</Notice>}
      </div>
      {answer?.outcome !== "asked" && (
        <Form
          method="post"
          action="/track-order"
          noValidate
          preventScrollReset
          className="mt-3 grid gap-3 sm:flex sm:items-start"
        >
          <TextField
            ref={field}
            label={lost.label}
            name="email"
            type="email"
            required
            autoComplete="email"
            defaultValue={answer?.typed}
            maxLength={254}
            error={answer?.outcome === "invalid" && lost.invalid}
            className="flex-1"
          />
          <Button type="submit" variant="secondary" busy={isSending} className="min-h-12 sm:mt-7.25">
            {lost.button}
          </Button>
        </Form>
      )}
    </details>
  );
}
