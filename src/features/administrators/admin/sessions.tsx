import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { momentIn } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { deviceOf } from "./device.ts";
import { messages } from "./messages.ts";

const words = messages.account;
type OpenSession = ResponseOf<"GET admin-sessions">["sessions"][number];

/** Where the administrator is signed in, with the way to end each. */
export function Sessions({ timeZone }: { timeZone: string }) {
  const answer = useEndpointQuery("GET admin-sessions");
  const { data } = answer;
  const end = useEndpointMutation(
    (id?: string) => call("DELETE admin-sessions", { query: { id } }),
    ["admin-sessions"],
  );
  const signOut = (id?: string) =>
    end.mutate(id, {
      onSuccess: ({ ended }) => toast({ title: words.ended(ended), tone: "success" }),
      onError: (error) => failureToast(words.failed, error),
    });
  const hasOthers = (data?.sessions.length ?? 0) > 1;
  return (
    <Card
      title={words.sessions}
      action={
        hasOthers && (
          <Button variant="secondary" size="small" busy={end.isPending} onClick={() => signOut()}>
            {words.endOthers}
          </Button>
        )
      }
    >
      <QueryView
        answer={answer}
        failed={words.fetchFailed}
        headingLevel={3}
        loading={words.loading}
        skeleton={<SkeletonText lines={6} />}
      >
        {(data) => (
          <ul className="divide-y divide-beige">
            {data.sessions
              .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
              .map((session) => (
                <SessionLine key={session.id} session={session} timeZone={timeZone} onEnd={() => signOut(session.id)} />
              ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

type SessionLineProps = { session: OpenSession; timeZone: string; onEnd: () => void };

function SessionLine({ session, timeZone, onEnd }: SessionLineProps) {
  const { userAgent, remembered, last_seen_at, isThis } = session;
  const device = deviceOf(userAgent) ?? words.unknownDevice;
  const lastSeen = momentIn(timeZone, last_seen_at);
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="mr-auto min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {device}
          {isThis && <Badge tone="success">{words.thisSession}</Badge>}
        </p>
        <p className="text-xs text-stone">
          {words.lastSeen(lastSeen)}
          {remembered && ` · ${words.rememberedFor}`}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="quiet"
          size="small"
          className="-mr-4"
          onClick={onEnd}
          aria-label={`${words.end}: ${device}, ${lastSeen}`}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
