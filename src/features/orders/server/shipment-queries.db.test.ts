import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { shopOfFile } from "#tests/shop.ts";
import { offersShipment } from "../offers-shipment.ts";
import { ORDER_PAYMENT_STATES } from "../order-payment-state.ts";
import { ORDER_STATUSES } from "../order-status.ts";
import { isAbandoned } from "./abandoned.ts";
import { awaitsShipment } from "./shipment-queries.ts";

const shop = await shopOfFile();

it("in any status and payment state an order waits for a shipment if Create Shipment is offered and it is not abandoned", async () => {
  const states = ORDER_STATUSES.flatMap((status) =>
    ORDER_PAYMENT_STATES.map((payment_state) => ({ status, payment_state })),
  );
  const rows = sql.join(
    states.map(({ status, payment_state }) => sql`(gen_random_uuid(), ${status}, ${payment_state}, NULL::timestamptz)`),
    sql`, `,
  );
  const { rows: found } = await shop.db.execute<{
    status: string;
    payment_state: string;
    waits: boolean;
    gone: boolean;
  }>(
    sql`SELECT status, payment_state, ${awaitsShipment} AS waits, ${isAbandoned("orders")} AS gone
        FROM (VALUES ${rows}) AS orders (id, status, payment_state, erased_at)`,
  );
  const offered = states.map((state) =>
    offersShipment({ ...state, shipments: [], is_erased: false, refundable: 1, nothing_to_ship: false }),
  );
  expect(found.map(({ waits }) => waits)).toEqual(found.map(({ gone }, i) => offered[i] && !gone));
  expect(found.filter(({ waits }) => waits)).toHaveLength(9);
});
