import { ChevronRight, Send } from "lucide-react";
import { Link } from "react-router";
import { call } from "#api-client/use-endpoint.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { dayOf, type ListProps, momentOf } from "#features/subscribers/admin/lists.ts";
import { emails } from "#features/subscribers/admin/messages.ts";
import { ROWS_A_PAGE } from "#features/subscribers/subscriber-list.ts";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { canBeDeleted } from "../campaign.ts";
import type { CampaignsAnswer, ListedCampaign } from "../campaign-list.ts";
import { CampaignBadge } from "./campaign-badge.tsx";
import { campaigns as words } from "./messages.ts";
import { NewCampaign } from "./new-campaign.tsx";

const STATUSES = [
  { value: "", label: emails.anyStatus },
  ...Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
];

export function Campaigns({ answer, list: { filters, change, linkTo }, timeZone }: ListProps<CampaignsAnswer>) {
  const page = Number(filters.page) || 1;
  return (
    <>
      <FilterBar
        label={words.title}
        search={{
          label: words.search,
          value: filters.search,
          onSearch: (search) => change({ search }),
        }}
        selects={[
          {
            label: emails.status,
            options: STATUSES,
            value: filters.status,
            onSelect: (value) => change({ status: value }),
          },
        ]}
      >
        <NewCampaign />
      </FilterBar>
      <ListLayout
        answer={answer}
        words={words}
        icon={Send}
        isEmpty={answer.data?.data.length === 0}
        isNarrowed={Boolean(filters.search || filters.status) || page > 1}
        onClear={() => change({ search: "", status: "" })}
        paging={{ page, pages: Math.ceil((answer.data?.total ?? 0) / ROWS_A_PAGE), linkTo }}
      >
        <Rows rows={answer.data?.data ?? []} timeZone={timeZone} />
      </ListLayout>
    </>
  );
}

const Rows = ({ rows, timeZone }: { rows: readonly ListedCampaign[]; timeZone: string }) => (
  <Table label={words.title}>
    <TableHead>
      <HeaderCell>{words.columns.campaign}</HeaderCell>
      <HeaderCell className="max-sm:hidden">{emails.status}</HeaderCell>
      <HeaderCell numeric className="max-sm:hidden">
        {words.columns.recipients}
      </HeaderCell>
      <HeaderCell numeric className="max-lg:hidden">
        {words.columns.opened}
      </HeaderCell>
      <HeaderCell numeric className="max-lg:hidden">
        {words.columns.clicked}
      </HeaderCell>
      <HeaderCell className="max-xl:hidden">{words.columns.created}</HeaderCell>
      <HeaderCell className="max-md:hidden">{words.columns.sent}</HeaderCell>
      <HeaderCell>
        <span className="sr-only">{emails.actions}</span>
      </HeaderCell>
    </TableHead>
    <tbody>
      {rows.map((one) => (
        <Row key={one.id}>
          <RowHeaderCell className="wrap-anywhere">
            <Link to={`/admin/emails/campaigns/${one.id}`} className="no-underline hover:underline">
              {one.name}
            </Link>
            <span className="block text-xs font-normal text-stone">{one.subject || words.noSubject}</span>
            <span className="mt-1 block sm:hidden">
              <State of={one} timeZone={timeZone} />
            </span>
          </RowHeaderCell>
          <Cell className="max-sm:hidden">
            <State of={one} timeZone={timeZone} />
          </Cell>
          <Cell numeric className="max-sm:hidden">
            {one.recipient_count.toLocaleString("en")}
          </Cell>
          <Cell numeric className="max-lg:hidden">
            {one.open_count.toLocaleString("en")}
          </Cell>
          <Cell numeric className="max-lg:hidden">
            {one.click_count.toLocaleString("en")}
          </Cell>
          <Cell className="figures whitespace-nowrap text-stone max-xl:hidden">{dayOf(timeZone, one.created_at)}</Cell>
          <Cell className="figures whitespace-nowrap text-stone max-md:hidden">
            {one.sent_at && momentOf(timeZone, one.sent_at)}
          </Cell>
          <Cell className="text-right whitespace-nowrap">
            {canBeDeleted(one.status) && <DeleteCampaign id={one.id} name={one.name} />}
            <Button asChild variant="quiet" size="icon-small">
              <Link to={`/admin/emails/campaigns/${one.id}`} aria-label={`${words.open} ${one.name}`}>
                <ChevronRight aria-hidden="true" className="size-4" />
              </Link>
            </Button>
          </Cell>
        </Row>
      ))}
    </tbody>
  </Table>
);

const State = ({ of: { status, scheduled_at: at }, timeZone }: { of: ListedCampaign; timeZone: string }) => (
  <>
    <CampaignBadge status={status} />
    {status === "scheduled" && at && (
      <span className="figures block text-xs font-normal text-stone">{words.scheduledFor(momentOf(timeZone, at))}</span>
    )}
  </>
);

interface DeleteCampaignProps {
  id: string;
  name: string;
  hasLabel?: boolean;
  onDone?: () => void;
}

export const DeleteCampaign = ({ id, name, ...more }: DeleteCampaignProps) => (
  <DeleteButton
    {...more}
    title={name}
    words={words}
    invalidates={["admin-orders"]}
    remove={() => call("POST admin-orders", { body: { action: "delete_campaign", campaignId: id } })}
  />
);
