import { splitDescription } from "../description.ts";
import { texts } from "../texts.ts";

/** What it is, in its own paragraphs; the rest of a long text unfolds, also before scripts arrive. */
export function Description({ text }: { text: string }) {
  const { lead, rest } = splitDescription(text);
  return (
    <div className="max-w-read whitespace-pre-line">
      <p>{lead}</p>
      {rest && (
        <details className="mt-2">
          <summary className="link w-fit">{texts.readMore}</summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  );
}
