import { Button } from "#ui/button.tsx";
import { Prose } from "#ui/prose.tsx";
import type { TranslationsAnswer } from "../translation.ts";
import { messages } from "./messages.ts";

interface EnglishTextProps {
  field: TranslationsAnswer["fields"][number];
  english: string;
  /** As it was when it was translated; null where it is the same. */
  before: string | null;
  /** Missing where there is nothing to take over. */
  onTakeOver: (() => void) | undefined;
}

/** What is translated, to be read only. */
export const EnglishText = ({ field, english, before, onTakeOver }: EnglishTextProps) => (
  <div className="grid min-w-0 content-start gap-2 text-sm">
    <div className="flex items-start justify-between gap-2">
      <p className="font-medium">{messages.inEnglish(field.label)}</p>
      {onTakeOver && (
        <Button
          variant="quiet"
          size="small"
          // As high as the label across.
          className="-my-2"
          aria-label={messages.takeOver(field.label)}
          onClick={onTakeOver}
        >
          {messages.takeOverShort}
        </Button>
      )}
    </div>
    <div
      className="min-h-(--control-height) content-center rounded-sm border border-beige bg-linen px-4 py-2"
      lang="en"
    >
      <Shown shape={field.shape} text={english} />
    </div>
    {before !== null && (
      <details className="rounded-sm border border-clay bg-clay-soft p-4">
        <summary className="cursor-pointer font-medium">{messages.before}</summary>
        <div className="mt-3" lang="en">
          <Shown shape={field.shape} text={before} />
        </div>
      </details>
    )}
  </div>
);

function Shown({ shape, text }: { shape: string; text: string }) {
  if (text === "") return <p className="text-stone">{messages.empty}</p>;
  if (shape === "html") return <Prose html={text} />;
  return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
}
