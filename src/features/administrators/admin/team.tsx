import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import type { Role } from "#shared/role.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { type Column, ListTable, measureOf } from "#ui/list-table.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { AddAdministrator } from "./add-administrator.tsx";
import type { Message } from "./message.ts";
import { messages } from "./messages.ts";
import { RemoveAdministrator } from "./remove-administrator.tsx";

const words = messages.team;
/** Messages disappear after 5 seconds (back office 4). */
const MESSAGE_MS = 5_000;

/** The administrators, for a superuser. */
export function Team({ me, timeZone }: { me: string; timeZone: string }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-management");
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const columns = columnsOf(me, timeZone, setMessage);
  return (
    <div className={measureOf(columns)}>
      <PageHead
        title={words.title}
        count={data?.users.length}
        lead={words.lead}
        more={
          <Button asChild variant="secondary">
            <Link to="/admin/audit-log">{words.audit}</Link>
          </Button>
        }
      >
        <AddAdministrator onDone={setMessage} />
      </PageHead>
      <div aria-live="polite">
        {message && (
          <Notice tone={message.tone} title={message.text} className="mb-6" live={message.tone === "danger"} />
        )}
      </div>
      {data ? (
        <ListTable label={words.title} columns={columns} rows={data.users} />
      ) : error ? (
        <ErrorView title={words.fetchFailed} error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton label={words.loading} columns={columns} className="max-sm:[&_td]:h-24" />
      )}
    </div>
  );
}

interface User {
  id: string;
  email: string;
  role: Role;
  created_at: string;
}

const columnsOf = (me: string, timeZone: string, onDone: (message: Message) => void): readonly Column<User>[] => [
  {
    head: words.email,
    cellClassName: "wrap-anywhere",
    cell: ({ id, email }) => (
      <>
        {email} {id === me && <Badge tone="outline">{words.you}</Badge>}
      </>
    ),
  },
  { head: words.role, from: "sm", isPlain: true, cell: (one) => <RoleBadge role={one.role} /> },
  {
    head: words.since,
    from: "sm",
    cellClassName: "whitespace-nowrap",
    cell: ({ created_at }) => shortDateIn(timeZone, created_at),
  },
  {
    head: words.remove,
    isHeadHidden: true,
    cellClassName: "text-right",
    cell: ({ id, email }) => id !== me && <RemoveAdministrator email={email} onDone={onDone} />,
  },
];

const RoleBadge = ({ role }: { role: Role }) => (
  <Badge tone={role === "superuser" ? "secondary" : "neutral"}>{messages.team.roles[role]}</Badge>
);
