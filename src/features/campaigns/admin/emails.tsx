import { useSearchParams } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { EmailLog } from "#features/email/admin/email-log.tsx";
import { messages } from "#features/subscribers/admin/messages.ts";
import { Subscribers } from "#features/subscribers/admin/subscribers.tsx";
import { type SubscribersAnswer, subscriberList } from "#features/subscribers/subscriber-list.ts";
import { PageHead } from "#ui/page-head.tsx";
import { type Tab, Tabs } from "#ui/tabs.tsx";
import { type CampaignsAnswer, campaignList } from "../campaign-list.ts";
import { Campaigns } from "./campaigns.tsx";
import { NewCampaign } from "./new-campaign.tsx";

const { emails: words } = messages;

export const ALL = { search: "", status: "", language: "", sort: "newest", page: "1" } as const;

/** Subscribers and Campaigns with their counts, and the log of emails (back office 2). The URL names the open tab. */
export function Emails({ timeZone }: { timeZone: string }) {
  const [search, setSearch] = useSearchParams();
  const list = useAddressFilters<keyof typeof ALL>(ALL);
  const open = search.get("tab") ?? "subscribers";
  // What is not in view is asked for without filters: its tab says how many there are.
  const filtersOf = (tab: string) => (open === tab ? list.filters : ALL);
  const subscribers = useEndpointQuery("POST admin-orders", {
    body: { action: "fetch_subscribers", ...addressQuery(subscriberList, filtersOf("subscribers")) },
  });
  const campaigns = useEndpointQuery("POST admin-orders", {
    body: { action: "fetch_campaigns", ...addressQuery(campaignList, filtersOf("campaigns")) },
  });
  const written = { ...subscribers, data: subscribers.data as SubscribersAnswer | undefined };
  const sent = { ...campaigns, data: campaigns.data as CampaignsAnswer | undefined };
  const tabs: Tab[] = [
    {
      value: "subscribers",
      label: words.tabs.subscribers,
      count: written.data?.all,
      content: <Subscribers answer={written} view={list} timeZone={timeZone} />,
    },
    {
      value: "campaigns",
      label: words.tabs.campaigns,
      count: sent.data?.all,
      content: <Campaigns answer={sent} view={list} timeZone={timeZone} />,
    },
    { value: "letters", label: words.tabs.emails, content: <EmailLog timeZone={timeZone} /> },
  ];
  const known = tabs.some(({ value }) => value === open) ? open : "subscribers";
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        {known === "campaigns" && <NewCampaign />}
      </PageHead>
      <Tabs
        label={words.title}
        tabs={tabs}
        value={known}
        onValueChange={(tab) =>
          setSearch(tab === "subscribers" ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
