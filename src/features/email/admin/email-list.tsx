import { useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { ask, useDeed } from "#api-client/use-endpoint.ts";
import { labelOf } from "#shared/label-of.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { toast } from "#ui/toast.ts";
import { useIsWide } from "#ui/use-is-wide.ts";
import type { LetterState } from "../email.ts";
import { texts } from "../texts.ts";

type Letter = AnswerOf<"GET admin-letters">["letters"][number];
type OfLetter = { letter: Letter; timeZone: string };

const kindOf = ({ kind }: Letter) => labelOf(texts.kinds, kind);
const momentIn = (timeZone: string, time: string) =>
  new Date(time).toLocaleString("en-GB", { timeZone, dateStyle: "medium", timeStyle: "short" });

export function LetterList({ letters, timeZone }: { letters: readonly Letter[]; timeZone: string }) {
  if (!useIsWide())
    return (
      <ul
        aria-label={texts.title}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        {letters.map((letter) => (
          <li key={letter.id} className="grid content-start gap-3 rounded-md border border-beige bg-paper p-4">
            <div className="flex items-start justify-between gap-4">
              <What letter={letter} />
              <States letter={letter} />
            </div>
            <p className="text-sm break-all">{letter.recipient}</p>
            <Course letter={letter} timeZone={timeZone} />
            <SendAgain letter={letter} />
          </li>
        ))}
      </ul>
    );
  return (
    <Table label={texts.title}>
      <TableHead>
        <HeaderCell>{texts.columns.letter}</HeaderCell>
        <HeaderCell>{texts.columns.recipient}</HeaderCell>
        <HeaderCell>{texts.columns.state}</HeaderCell>
        <HeaderCell>{texts.columns.written}</HeaderCell>
        <HeaderCell>
          <span className="sr-only">{texts.columns.again}</span>
        </HeaderCell>
      </TableHead>
      <tbody>
        {letters.map((letter) => (
          <Row key={letter.id}>
            <RowHeaderCell>
              <What letter={letter} />
            </RowHeaderCell>
            <Cell className="break-all">{letter.recipient}</Cell>
            <Cell>
              <States letter={letter} />
            </Cell>
            <Cell className="max-w-80">
              <Course letter={letter} timeZone={timeZone} />
            </Cell>
            <Cell className="text-right whitespace-nowrap">
              <SendAgain letter={letter} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The kind, and what it is about. */
function What({ letter }: { letter: Letter }) {
  const { order_id, order_number, campaign_id, campaign_name } = letter;
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{kindOf(letter)}</span>
      <span className="block text-xs font-normal text-stone">
        {order_id && order_number ? (
          <Link to={`/admin/orders/${order_id}`} className="link">
            {texts.order(order_number)}
          </Link>
        ) : campaign_id ? (
          campaign_name
        ) : (
          letter.subject
        )}
      </span>
    </span>
  );
}

const tones: Record<LetterState, BadgeTone> = {
  queued: "info",
  sending: "info",
  sent: "success",
  dead: "danger",
  uncertain: "warning",
  suppressed: "neutral",
};

const States = ({ letter: { state, came_back } }: { letter: Letter }) => (
  <span className="flex shrink-0 flex-wrap gap-1">
    <Badge tone={tones[state]}>{texts.states[state]}</Badge>
    {came_back && <Badge tone="danger">{texts.cameBack[came_back]}</Badge>}
  </span>
);

/** When, how often, and why not. */
function Course({ letter, timeZone }: OfLetter) {
  const { created_at, sent_at, attempts, next_attempt_at, last_error, state } = letter;
  const tried = state !== "suppressed" && (attempts > 1 || (attempts === 1 && !sent_at));
  const told = [
    tried && texts.attempts(attempts),
    attempts > 0 && next_attempt_at && texts.next(momentIn(timeZone, next_attempt_at)),
    last_error,
  ];
  return (
    <div className="text-sm">
      <time dateTime={created_at} className="figures">
        {momentIn(timeZone, created_at)}
      </time>
      <p className="text-xs break-words text-stone">{told.filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function SendAgain({ letter }: { letter: Letter }) {
  const { id, recipient, sending_again } = letter;
  const [isAsking, setAsking] = useState(false);
  const send = useSending(id);
  if (sending_again === "no") return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={send.isPending}
        aria-label={texts.againTo(kindOf(letter), recipient)}
        onClick={() => (sending_again === "asked" ? setAsking(true) : send.press(false))}
      >
        {texts.again}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        variant="primary"
        title={texts.askTitle}
        description={texts.askText(recipient)}
        confirmLabel={texts.askConfirm}
        busy={send.isPending}
        onConfirm={() => send.press(true).then(() => setAsking(false))}
      />
    </>
  );
}

function useSending(id: string) {
  const send = useDeed(
    (confirm: boolean) => ask("POST admin-letters", { body: { letter_id: id, confirm } }),
    ["admin-letters", "admin-order"],
  );
  const press = (confirm: boolean) =>
    send.mutateAsync(confirm).then(
      () => toast({ title: texts.sentAgain, tone: "success" }),
      (error: Error) => toast({ title: texts.againFailed, description: failureText(error), tone: "danger" }),
    );
  return { isPending: send.isPending, press };
}
