import { Mail } from "lucide-react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { OlderPages } from "#backoffice/older-pages.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { labelOf } from "#shared/label-of.ts";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { Notice } from "#ui/notice.tsx";
import { EMAIL_STATES } from "../email.ts";
import { emailLogFilters } from "../email-log-filters.ts";
import { messages } from "../messages.ts";
import { EmailList, emailColumns } from "./email-list.tsx";

/** Parameters with names of their own, as the log shares its URL with the other tabs. */
const ALL = { emailTo: "", emailState: "", emailKind: "", emailBefore: "" };
type WaitingProps = ResponseOf<"GET admin-emails">["waiting"] & { view: View };
type View = ReturnType<typeof useAddressFilters<keyof typeof ALL>>;

/** All emails of the shop and their outcome. */
export function EmailLog({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters(ALL);
  const { emailTo, emailState, emailKind, emailBefore } = view.filters;
  const answer = useEndpointQuery("GET admin-emails", {
    query: addressQuery(emailLogFilters, {
      search: emailTo,
      state: emailState,
      kind: emailKind,
      before: emailBefore,
    }),
  });
  const { data } = answer;
  return (
    <>
      <Filters view={view} kinds={data?.kinds ?? []} />
      <ListLayout
        answer={answer}
        words={messages}
        icon={Mail}
        isEmpty={data?.emails.length === 0}
        isNarrowed={Object.values(view.filters).some((value) => value !== "")}
        onClear={() => view.change(ALL)}
        skeleton={
          <ListSkeleton
            label={messages.loading}
            columns={emailColumns(timeZone)}
            lines={2}
            cards={{ className: "*:h-33.5" }}
          />
        }
      >
        {data && data.waiting.count > 0 && <Waiting {...data.waiting} view={view} />}
        {data && data.dead + data.uncertain > 0 && <ToLookAt dead={data.dead} uncertain={data.uncertain} view={view} />}
        <EmailList emails={data?.emails ?? []} timeZone={timeZone} />
        <OlderPages
          words={messages}
          page={emailBefore}
          next={data?.hasMore ? data.emails.at(-1)?.id : null}
          onTurn={(emailBefore) => view.change({ emailBefore })}
        />
      </ListLayout>
    </>
  );
}

function Filters({ view: { filters, change }, kinds }: { view: View; kinds: readonly string[] }) {
  const narrowed = (changes: Partial<typeof ALL>) => change({ ...changes, emailBefore: "" });
  const chosen = filters.emailKind && !kinds.includes(filters.emailKind) ? [filters.emailKind] : [];
  return (
    <FilterBar
      label={messages.title}
      search={{
        label: messages.search,
        value: filters.emailTo,
        onSearch: (emailTo) => narrowed({ emailTo }),
      }}
      selects={[
        {
          label: messages.state,
          options: [
            { value: "", label: messages.anyState },
            ...EMAIL_STATES.map((value) => ({ value, label: messages.states[value] })),
          ],
          value: filters.emailState,
          onSelect: (value) => narrowed({ emailState: value }),
        },
        {
          label: messages.kind,
          options: [
            { value: "", label: messages.anyKind },
            ...[...kinds, ...chosen].map((value) => ({ value, label: labelOf(messages.kinds, value) })),
          ],
          value: filters.emailKind,
          onSelect: (value) => narrowed({ emailKind: value }),
        },
      ]}
    />
  );
}

/** Nothing goes out at all where the mail server is wrong, and nothing has failed yet. */
function Waiting({ count, reason, view: { filters, change } }: WaitingProps) {
  return (
    <Notice
      tone="warning"
      title={messages.waiting(count)}
      className="mb-4"
      action={
        !filters.emailState && (
          <Button size="small" variant="secondary" onClick={() => change({ ...ALL, emailState: "queued" })}>
            {messages.showWaiting}
          </Button>
        )
      }
    >
      {reason ? messages.waitingText(reason) : messages.waitingUntried}
    </Notice>
  );
}

function ToLookAt({ dead, uncertain, view: { filters, change } }: { dead: number; uncertain: number; view: View }) {
  if (filters.emailState) return null;
  const show = (emailState: string) => change({ ...ALL, emailState });
  return (
    <Notice
      tone="warning"
      title={messages.undelivered(dead, uncertain)}
      className="mb-4"
      action={
        <div className="flex flex-wrap gap-2">
          {dead > 0 && (
            <Button size="small" variant="secondary" onClick={() => show("dead")}>
              {messages.showDead}
            </Button>
          )}
          {uncertain > 0 && (
            <Button size="small" variant="secondary" onClick={() => show("uncertain")}>
              {messages.showUncertain}
            </Button>
          )}
        </div>
      }
    >
      {messages.undeliveredText}
    </Notice>
  );
}
