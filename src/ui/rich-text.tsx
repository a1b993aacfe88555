import { lazy, type ReactNode, Suspense, useId } from "react";
import { classes } from "./classes.ts";
import { FieldError, FieldHint, RequiredMark } from "./field.tsx";
import type { ImageSource } from "./image-source.ts";
import { Skeleton } from "./skeleton.tsx";

/** Large; fetched only where somebody writes. */
const Editor = lazy(() => import("./rich-text-editor.tsx"));

interface RichTextProps {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Of what is written, where the page is in another one. */
  lang?: string;
  /** HTML at the beginning. What is set later does not reach the editor: give it another `key`. */
  defaultValue: string;
  /** HTML of the few tags that a body may have; empty where nothing is written. */
  onChange: (html: string) => void;
  /** Without it an image is named by its address alone. */
  images?: ImageSource;
  /** What mail programs can show: two headings, no images, no kinds of paragraphs. */
  isEmail?: boolean;
}

/** A text with headings, lists, links and images, as articles and pages have it. */
export function RichText({ label, labelHidden, hint, error, required, ...editor }: RichTextProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <span id={id} className={labelHidden ? "sr-only" : "text-sm font-medium"}>
        {label}
        {required && <RequiredMark />}
      </span>
      <Suspense fallback={<Skeleton className={classes("w-full", editor.isEmail ? "h-52" : "h-128")} />}>
        <Editor
          {...editor}
          labelledBy={id}
          describedBy={[errorId, hintId].filter(Boolean).join(" ") || undefined}
          isInvalid={Boolean(error)}
          isRequired={required === true}
        />
      </Suspense>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
