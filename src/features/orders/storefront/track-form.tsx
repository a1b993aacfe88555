import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "../messages.ts";

const { track } = messages;

interface TrackFormProps {
  found: { outcome: string; code: string };
  isLoading: boolean;
}

/** Searches by URL. With scripts an empty number is refused in the browser, and a failure shows a toast (storefront 8). */
export function TrackForm({ found, isLoading }: TrackFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, code } = found;
  // Another one for each search, also for the same number: the page looks by itself too, which is nobody's failure.
  const { key } = useLocation();
  const shown = useRef(code);
  useEffect(() => {
    // A link may have led from one number to another. What was typed before the scripts came stays.
    if (field.current && shown.current !== code) field.current.value = code;
    shown.current = code;
  }, [code]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search that fails is told
  useEffect(() => {
    if (outcome === "failed") toast({ ...track.failed, tone: "danger", subject: "tracking" });
  }, [outcome, key]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const number = field.current;
    if (!number) return;
    number.value = number.value.trim();
    if (number.value !== "") return;
    event.preventDefault();
    toast({ title: track.empty, tone: "warning", subject: "tracking" });
    number.focus();
  };
  return (
    <Form
      action="/track-order"
      onSubmit={submit}
      noValidate
      role="search"
      className="mt-8 grid gap-3 sm:flex sm:items-start"
    >
      <TextField
        ref={field}
        label={track.label}
        name="tracking"
        defaultValue={code}
        placeholder={track.placeholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        error={!isLoading && problemOf(found)}
        className="flex-1"
      />
      <Button
        type="submit"
        variant={outcome === "found" ? "secondary" : "primary"}
        busy={isLoading}
        busyLabel={track.busy}
        className="min-h-12 sm:mt-7.25"
      >
        {track.button}
      </Button>
    </Form>
  );
}

function problemOf({ outcome, code }: TrackFormProps["found"]): ReactNode {
  if (outcome === "empty") return track.empty;
  if (outcome !== "not-found") return undefined;
  return (
    <>
      <span className="mb-1 block font-medium">{track.notFound}</span>
      {track.notFoundText(code)}
    </>
  );
}
