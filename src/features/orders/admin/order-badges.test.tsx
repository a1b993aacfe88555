import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Waiting } from "./order-badges.tsx";
import type { OrderListItem } from "./order-list-item.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000 - 60_000).toISOString();
const shown = (paid_at: string | null, status = "processing") =>
  renderToStaticMarkup(
    <Waiting order={{ created_at: daysAgo(11), paid_at, status, payment_state: "paid" } as OrderListItem} />,
  );

it("an order waits since its payment, whenever it was made", () => {
  expect(shown(daysAgo(0))).toBe("");
  expect(shown(daysAgo(3))).toContain(">3 days<");
});

it("what has left waits no more", () => expect(shown(daysAgo(3), "shipped")).toBe(""));
