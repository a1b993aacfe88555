import { useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import { languageName } from "#shared/back-office-language.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Prose } from "#ui/prose.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { Panel } from "./panel.tsx";

const words = messages.terms;

/** Which terms the order agreed to, and their text of that moment (L32). */
export function OrderTerms({ order: { id, terms }, timeZone }: { order: OrderDetail; timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={words.title}
      line={
        <span className="text-xs">
          {[words.version(terms.version, languageName(terms.language)), !terms.has_text && words.noText]
            .filter(Boolean)
            .join(". ")}
        </span>
      }
      action={
        terms.has_text && (
          <Dialog
            title={words.title}
            width="wide"
            open={isOpen}
            onOpenChange={setOpen}
            trigger={
              <Button variant="quiet" size="small">
                {words.open}
              </Button>
            }
          >
            {isOpen && <Wording orderId={id} timeZone={timeZone} />}
          </Dialog>
        )
      }
    />
  );
}

function Wording({ orderId, timeZone }: { orderId: string; timeZone: string }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-order-terms", { query: { orderId } });
  if (error) return <ErrorView title={words.failed} error={error} onRetry={refetch} />;
  if (!data) return <Spinner label={messages.loading} />;
  const { language, title, lead, body, valid_from, notice, notice_file } = data.data;
  return (
    <article lang={language} className="grid gap-4">
      <h3>{title}</h3>
      <p className="text-sm text-stone">{words.since(shortDateIn(timeZone, valid_from))}</p>
      <p>{lead}</p>
      <Prose html={body} />
      {notice && (
        <section aria-label={words.notice} className="border-t border-beige pt-4">
          <p className="text-sm text-stone">{words.notice}</p>
          {notice_file && <img src={notice_file} alt={notice} className="mt-2 h-auto max-w-full" />}
          {!notice_file && <p className="mt-2 whitespace-pre-line">{notice}</p>}
        </section>
      )}
    </article>
  );
}
