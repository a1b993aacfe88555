import { splitDescription } from "../description.ts";
import { messages } from "../product-page-messages.ts";

/** What it is, in its own paragraphs; the rest of a long text unfolds, also before scripts arrive. */
export function Description({ text }: { text: string }) {
  const { lead, rest } = splitDescription(text);
  return (
    <div className="max-w-read whitespace-pre-line">
      <p>{lead}</p>
      {rest && (
        <details className="group mt-2 open:flex open:flex-col">
          <summary className="link relative hit-area w-fit group-open:order-1 group-open:mt-2">
            <span className="group-open:hidden">{messages.readMore}</span>
            <span className="hidden group-open:inline">{messages.readLess}</span>
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  );
}
