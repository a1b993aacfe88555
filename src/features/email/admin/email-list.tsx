import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { momentIn } from "#backoffice/moments.ts";
import { labelOf } from "#shared/label-of.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { CardItem, CardList, type Column, ListTable } from "#ui/list-table.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import { type EmailState, SHORT_LIVED } from "../email.ts";
import { messages } from "../messages.ts";
import { SendAgain } from "./send-again.tsx";

type Email = ResponseOf<"GET admin-emails">["emails"][number];
type OfEmail = { mail: Email; timeZone: string };

const kindOf = ({ kind }: Email) => labelOf(messages.kinds, kind);

export function EmailList({ emails, timeZone }: { emails: readonly Email[]; timeZone: string }) {
  if (!useIsWide())
    return (
      <CardList label={messages.title}>
        {emails.map((mail) => (
          <CardItem key={mail.id} className="grid content-start gap-1">
            <div className="flex items-start justify-between gap-4">
              <What mail={mail} />
              <States mail={mail} />
            </div>
            <p className="text-sm break-all">{mail.recipient}</p>
            <Course mail={mail} timeZone={timeZone} />
            <Again mail={mail} />
          </CardItem>
        ))}
      </CardList>
    );
  return <ListTable label={messages.title} columns={emailColumns(timeZone)} rows={emails} />;
}

export const emailColumns = (timeZone: string): readonly Column<Email>[] => [
  { head: messages.columns.mail, cell: (mail) => <What mail={mail} /> },
  { head: messages.columns.recipient, cellClassName: "break-all", cell: (mail) => mail.recipient },
  { head: messages.columns.state, cell: (mail) => <States mail={mail} /> },
  {
    head: messages.columns.written,
    cellClassName: "max-w-80",
    cell: (mail) => <Course mail={mail} timeZone={timeZone} />,
  },
  {
    head: messages.columns.again,
    isHeadHidden: true,
    cellClassName: "text-right whitespace-nowrap",
    cell: (mail) => <Again mail={mail} />,
  },
];

/** The kind and the subject. */
function What({ mail }: { mail: Email }) {
  const { order_id, order_number, campaign_id, campaign_name } = mail;
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{kindOf(mail)}</span>
      <span className="line-clamp-2 text-xs font-normal wrap-anywhere text-stone">
        {order_id && order_number ? (
          <Link to={`/admin/orders/${order_id}`} className="link">
            {messages.order(order_number)}
          </Link>
        ) : campaign_id ? (
          <Link to={`/admin/emails/campaigns/${campaign_id}`} className="link">
            {campaign_name}
          </Link>
        ) : (
          mail.subject
        )}
      </span>
    </span>
  );
}

const tones: Record<EmailState, BadgeTone> = {
  queued: "info",
  sending: "info",
  sent: "success",
  dead: "danger",
  uncertain: "warning",
  suppressed: "neutral",
};

const States = ({ mail: { state, came_back } }: { mail: Email }) => (
  <span className="flex shrink-0 flex-wrap gap-1">
    <Badge tone={tones[state]}>{messages.states[state]}</Badge>
    {came_back && <Badge tone="danger">{messages.cameBack[came_back]}</Badge>}
  </span>
);

/** When it was sent, how often it was tried, and why it failed. */
function Course({ mail, timeZone }: OfEmail) {
  const { kind, created_at, sent_at, attempts, next_attempt_at, last_error, state } = mail;
  const tried = state !== "suppressed" && (attempts > 1 || (attempts === 1 && !sent_at));
  const told = [
    tried && messages.attempts(attempts),
    attempts > 0 && next_attempt_at && messages.next(momentIn(timeZone, next_attempt_at)),
    last_error,
    sent_at && SHORT_LIVED.includes(kind) && messages.notStored,
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

function Again({ mail }: { mail: Email }) {
  const { id, recipient, sending_again, state } = mail;
  if (sending_again === "no") return null;
  return (
    <SendAgain
      mail={mail}
      label={messages.againTo(kindOf(mail), recipient)}
      isAsked={sending_again === "asked" || state === "sent"}
      send={(confirm, press) => call("POST admin-emails", { body: { email_id: id, confirm, press } })}
    />
  );
}
