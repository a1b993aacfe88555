import type { Row } from "#features/products/server/other-shops/taken-product.ts";
import { customerLine } from "./customer-line.ts";
import { pastRows } from "./past-row.ts";
import type { Reading, ReadLine } from "./read-line.ts";

/** Customers as PrestaShop's list exports them: names, email, newsletter and registration, without addresses. */
export const prestaShopCustomers = (rows: readonly Row[], reading: Reading): ReadLine[] =>
  pastRows(rows, ["Registration", "Newsletter date"], reading).map(({ row, cells }) =>
    customerLine(row, cells, {
      email: ["Email address"],
      first: ["First name"],
      last: ["Last name"],
      since: "Registration",
      newsletter: { says: ["Newsletter"], since: ["Newsletter date"] },
      addresses: [],
    }),
  );
