import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CampaignFigures } from "./campaign-figures.tsx";

const data = {
  success: true as const,
  status: "cancelled" as const,
  is_queueing: false,
  recipients: 10_000,
  waiting: 0,
  sent: 1_000,
  failed: 0,
  uncertain: 0,
  suppressed: 9_000,
  opened: 400,
  clicked: 100,
  unsubscribed: 10,
  bounced: 20,
};

it("of a campaign that was cancelled on its way, readers are told as a part of those who got it", () => {
  const text = renderToStaticMarkup(<CampaignFigures answer={{ data, error: null }} />).replaceAll(/<[^>]*>/g, " ");
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    "Recipients 10,000 Sent 1,000 10% Opened 400 40% Clicked 100 10% Unsubscribed 10 1% Bounced 20 2% Suppressed 9,000 90%",
  );
});
