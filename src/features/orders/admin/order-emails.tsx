import { failureText } from "#api-client/failure.ts";
import { ask, useDeed } from "#api-client/use-endpoint.ts";
import { labelOf } from "#shared/label-of.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import type { OrderFile } from "./order-detail.ts";
import { texts } from "./order-detail-texts.ts";
import { momentIn } from "./order-list-item.ts";
import { Panel } from "./panel.tsx";

const words = texts.letters;
const TROUBLE = ["dead", "uncertain", "suppressed"];
type Letter = OrderFile["letters"][number];

/** What the customer was written, and whether it arrived. */
export function OrderLetters({ order, timeZone }: { order: OrderFile; timeZone: string }) {
  return (
    <Panel title={words.title} action={order.status === "shipped" && !order.is_erased && <TellCode id={order.id} />}>
      {order.letters.length === 0 && <p className="text-stone">{words.none}</p>}
      <ul className="grid gap-4">
        {order.letters.map((letter) => (
          <li key={letter.id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                {labelOf(words.kinds, letter.kind)}
                <Badge tone={letter.state === "sent" ? "success" : TROUBLE.includes(letter.state) ? "danger" : "info"}>
                  {words.states[letter.state]}
                </Badge>
              </p>
              <p className="text-xs break-words text-stone">
                {[letter.recipient, momentIn(timeZone, letter.sent_at ?? letter.created_at), letter.last_error]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {!order.is_erased && <SendAgain letter={letter} timeZone={timeZone} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SendAgain({ letter: { id, kind, created_at }, timeZone }: { letter: Letter; timeZone: string }) {
  const send = useDeed(() => ask("POST admin-order-letters", { body: { letter_id: id } }), ["admin-order"]);
  const press = () =>
    send.mutateAsync(undefined).then(
      () => toast({ title: words.sent, tone: "success" }),
      (error: Error) => toast({ title: words.failed, description: failureText(error), tone: "danger" }),
    );
  return (
    <Button
      variant="secondary"
      size="small"
      busy={send.isPending}
      aria-label={words.againOf(labelOf(words.kinds, kind), momentIn(timeZone, created_at))}
      onClick={press}
    >
      {words.again}
    </Button>
  );
}

/** For a code that came after the parcel had left. */
function TellCode({ id }: { id: string }) {
  const tell = useDeed(() => ask("POST send-tracking-email", { body: { order_id: id } }), ["admin-order"]);
  const press = () =>
    tell.mutateAsync(undefined).then(
      ({ sent }) => toast({ title: sent ? words.toldCode : words.codeKnown, tone: sent ? "success" : "neutral" }),
      (error: Error) => toast({ title: words.failed, description: failureText(error), tone: "danger" }),
    );
  return (
    <Button variant="secondary" size="small" busy={tell.isPending} onClick={press}>
      {words.tellCode}
    </Button>
  );
}
