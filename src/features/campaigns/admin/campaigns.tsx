import { Send } from "lucide-react";
import { Link } from "react-router";
import { call } from "#api-client/use-endpoint.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { FilteredList, narrowingBy } from "#backoffice/filtered-list.tsx";
import { momentIn, shortDateIn } from "#backoffice/moments.ts";
import type { ListProps } from "#features/subscribers/admin/lists.ts";
import { messages as subscriberMessages } from "#features/subscribers/admin/messages.ts";
import { ROWS_A_PAGE } from "#features/subscribers/subscriber-list.ts";
import { currentLocale } from "#shared/language.ts";
import { type Column, opensLook } from "#ui/list-table.tsx";
import type { CampaignsAnswer, ListedCampaign } from "../campaign-list.ts";
import { CampaignBadge } from "./campaign-badge.tsx";
import { messages } from "./messages.ts";
import { WithRate } from "./with-rate.tsx";

const { emails } = subscriberMessages;
const { campaigns: words } = messages;

const status = () => narrowingBy("status", emails.status, emails.anyStatus, words.statuses);

export const Campaigns = ({ timeZone, ...list }: ListProps<CampaignsAnswer>) => (
  <>
    <FilteredList
      {...list}
      words={words}
      icon={Send}
      narrowing={[status()]}
      rowsAPage={ROWS_A_PAGE}
      columns={columnsOf(timeZone)}
    />
    {list.answer.data?.data.some(({ recipient_count }) => recipient_count > 0) && (
      <p className="mt-3 text-xs text-stone">{words.rates}</p>
    )}
  </>
);

const columnsOf = (timeZone: string): readonly Column<ListedCampaign>[] => [
  {
    head: words.columns.campaign,
    cellClassName: "wrap-anywhere",
    cell: (one) => (
      <>
        <Link to={`/admin/emails/campaigns/${one.id}`} className={`line-clamp-2 ${opensLook}`}>
          {one.name}
        </Link>
        <span className="block text-xs font-normal text-stone">{one.subject || words.noSubject}</span>
      </>
    ),
  },
  { head: emails.status, from: "sm", isPlain: true, cell: (one) => <State of={one} timeZone={timeZone} /> },
  {
    head: words.columns.recipients,
    from: "sm",
    numeric: true,
    cell: (one) => (one.status === "draft" ? null : one.recipient_count.toLocaleString(currentLocale())),
  },
  counted(words.columns.opened, (one) => one.open_count),
  counted(words.columns.clicked, (one) => one.click_count),
  {
    head: words.columns.created,
    from: "xl",
    cellClassName: TIME,
    cell: (one) => shortDateIn(timeZone, one.created_at),
  },
  {
    head: words.columns.sent,
    from: "md",
    cellClassName: TIME,
    cell: (one) => one.sent_at && momentIn(timeZone, one.sent_at),
  },
];

const TIME = "figures whitespace-nowrap text-stone";

/** A number, and how many that are of the emails that went out. */
const counted = (head: string, of: (one: ListedCampaign) => number): Column<ListedCampaign> => ({
  head,
  from: "lg",
  numeric: true,
  cell: (one) => (one.status === "draft" ? null : <WithRate count={of(one)} emails={one.sent_count} />),
});

const State = ({ of: { status, scheduled_at: at }, timeZone }: { of: ListedCampaign; timeZone: string }) => (
  <>
    <CampaignBadge status={status} />
    {status === "scheduled" && at && (
      <span className="figures block text-xs font-normal text-stone">{words.scheduledFor(momentIn(timeZone, at))}</span>
    )}
  </>
);

interface DeleteCampaignProps {
  name: string;
  remove: () => Promise<unknown>;
  onDone: () => void;
}

/** As it was seen: one that somebody else has changed since is refused. */
export const deleteCampaign = (campaignId: string, version: number) =>
  call("POST admin-orders", { body: { action: "delete_campaign", campaignId, version } });

export const DeleteCampaign = ({ name, remove, onDone }: DeleteCampaignProps) => (
  <DeleteButton hasLabel onDone={onDone} title={name} words={words} invalidates={["admin-orders"]} remove={remove} />
);
