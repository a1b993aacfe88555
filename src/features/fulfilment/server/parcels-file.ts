import { sql } from "drizzle-orm";
import { carrierOfMachine } from "#features/orders/carriers.ts";
import type { OrderMachine } from "#features/orders/order-view.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { sheetNumber } from "#shared/csv.ts";

const HEADER = [
  "Order Number",
  "Name",
  "Company",
  "Phone",
  "Email",
  "Carrier",
  "Parcel Machine Code",
  "Parcel Machine",
  "Street",
  "Postal Code",
  "City",
  "State",
  "Country",
  "Weight kg",
];

interface Row extends Record<string, unknown> {
  order_number: string;
  name: string;
  company: string | null;
  phone: string;
  email: string;
  machine: OrderMachine | null;
  machine_code: string | null;
  address: string;
  zip: string;
  city: string;
  state: string | null;
  country: string;
  /** Of what is to leave; null where a product has no weight. */
  grams: number | null;
}

/**
 * Where the parcels of these orders go, for the carrier's own website: oldest first, as they are listed, so that the codes it gives can be
 * pasted as a column. To a parcel machine the address is that of the machine. Phones have no plus, which spreadsheets take for a formula.
 */
export async function parcelsFile(
  { db, clock }: AppContext,
  ids: readonly string[],
): Promise<{ file_name: string; header: string[]; rows: string[][] }> {
  const { timeZone } = await storeSettings(db);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(clock.now());
  const { rows } = await db.execute<Row>(sql`
    SELECT o.order_number, o.first_name || ' ' || o.last_name AS name, o.company, o.phone, o.email, o.parcel_machine AS machine,
           m.external_id AS machine_code, o.address, o.zip, o.city, o.state, o.delivery_country AS country,
           (SELECT CASE WHEN bool_and(p.weight_g IS NOT NULL)
                   THEN sum(p.weight_g * coalesce(part.quantity, 1) * (pieces.remaining - pieces.withdrawn))::int END
            FROM order_pieces pieces JOIN order_lines l USING (order_id, position)
            LEFT JOIN order_line_parts part USING (order_id, position) JOIN products p ON p.id = coalesce(part.product_id, l.product_id)
            WHERE pieces.order_id = o.id AND pieces.remaining > pieces.withdrawn) AS grams
    FROM orders o LEFT JOIN parcel_machines m ON m.id = o.parcel_machine_id
    WHERE o.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY o.created_at, o.id`);
  return { file_name: `parcels-${today}.csv`, header: HEADER, rows: rows.map(rowOf) };
}

function rowOf({ machine, ...row }: Row): string[] {
  const to = machine ? { street: machine.address, zip: machine.postalCode, city: machine.city, state: "" } : null;
  const { street, zip, city, state } = to ?? { street: row.address, zip: row.zip, city: row.city, state: row.state };
  return [
    row.order_number,
    row.name.trim(),
    row.company ?? "",
    row.phone.replace(/\D/g, ""),
    row.email,
    carrierOfMachine(machine?.provider) ?? "",
    row.machine_code ?? "",
    machine?.name ?? "",
    street,
    zip,
    city,
    state ?? "",
    row.country,
    row.grams === null ? "" : sheetNumber((row.grams / 1_000).toFixed(3)),
  ];
}
