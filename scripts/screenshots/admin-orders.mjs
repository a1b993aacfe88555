// Orders, parcels and customers.
import { troubles } from "./admin-frame.mjs";

const ORDERS = "/admin/orders";
const visit = (name, path) => [name, ({ go, shot }) => go(path).then(() => shot(name))];
const order = (name, key, more = "") => [
  name,
  ({ go, shot, example }) => go(`${ORDERS}/${example.orders[key].id}${more}`).then(() => shot(name)),
];

async function chooseShipped(page) {
  await page
    .getByRole("button", { name: /^Status of order/ })
    .first()
    .click();
  await page.getByRole("menuitemradio", { name: "Shipped" }).click();
  await page.getByLabel("Tracking code (optional)").waitFor();
}

export const orderScenarios = [
  visit("orders", ORDERS),
  visit("orders-nothing", `${ORDERS}?search=zzzz`),
  visit("orders-filters", `${ORDERS}?status=processing,packing&from=2026-01-02&to=2025-01-01`),
  [
    "orders-filters-open",
    async ({ go, shot, page }) => {
      await go(ORDERS);
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByLabel("From date").waitFor();
      await shot("orders-filters-open");
    },
  ],
  visit("orders-long", `${ORDERS}?search=Exceptionally`),
  ...troubles("orders", ORDERS, "admin-orders"),
  [
    "orders-bulk",
    async ({ go, shot, page }) => {
      await go(`${ORDERS}?status=processing,packing`);
      await page.getByRole("checkbox", { name: /^Select all/ }).click();
      const bar = page.getByRole("region", { name: "Selected orders" });
      await bar.getByText(/orders? selected$/).waitFor();
      await shot("orders-bulk", { fullPage: false });
      await bar.getByRole("button", { name: "Ship", exact: true }).click();
      await page.getByRole("dialog").waitFor();
      await shot("orders-bulk-ship", { fullPage: false });
    },
  ],
  [
    "orders-ship",
    async ({ go, shot, page }) => {
      await go(`${ORDERS}?status=processing`);
      await chooseShipped(page);
      await shot("orders-ship", { fullPage: false });
    },
  ],
  [
    "orders-status",
    async ({ go, shot, page }) => {
      await go(`${ORDERS}?status=processing`);
      const choice = page.getByRole("button", { name: /^Status of order/ }).first();
      await choice.click();
      await page.getByRole("menuitemradio", { name: "Cancelled" }).waitFor();
      await shot("orders-status", { fullPage: false });
      await page.getByRole("menuitemradio", { name: "Cancelled" }).click();
      await page.getByRole("dialog").waitFor();
      await shot("orders-cancel", { fullPage: false });
    },
  ],
  visit("orders-abandoned", `${ORDERS}?view=abandoned`),
  visit("orders-reserved", `${ORDERS}?view=reserved`),
  visit("orders-refund-due", `${ORDERS}?view=refund-due`),
  order("order", "processing"),
  [
    "order-actions",
    async ({ go, shot, page, example }) => {
      await go(`${ORDERS}/${example.orders.processing.id}`);
      await page.getByRole("button", { name: "More actions" }).click();
      await page.getByRole("menuitem", { name: "Cancel order" }).waitFor();
      await shot("order-actions", { fullPage: false });
    },
  ],
  order("order-attention", "attention"),
  order("order-shipped", "shipped"),
  order("order-cancelled", "cancelled"),
  order("order-delivered", "delivered"),
  order("order-long", "long"),
  visit("order-unknown", `${ORDERS}/00000000-0000-4000-8000-000000000000`),
  [
    "order-refund",
    async ({ go, shot, page, example }) => {
      await go(`${ORDERS}/${example.orders.processing.id}?refund=open`);
      await page.getByRole("dialog").waitFor();
      await shot("order-refund", { fullPage: false });
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Refund/ })
        .click();
      await page.getByText("Enter a reason.").waitFor();
      await shot("order-refund-errors", { fullPage: false });
    },
  ],
  [
    "order-correct",
    async ({ go, shot, page, example }) => {
      await go(`${ORDERS}/${example.orders.processing.id}`);
      await page.getByRole("button", { name: "More actions" }).click();
      await page.getByRole("menuitem", { name: "Correct order" }).click();
      await page.getByRole("dialog").waitFor();
      await shot("order-correct", { fullPage: false });
    },
  ],
  [
    "order-new-filled",
    async ({ go, shot, page }) => {
      await go(`${ORDERS}/new`);
      await page.getByLabel("Search for a product to add").fill("lavender");
      await page.getByRole("button", { name: /^Add / }).first().click();
      await page.getByLabel("Find a customer").fill("example");
      await page.getByRole("button", { name: /^Use / }).first().click();
      await page.getByText("Including VAT").waitFor();
      await shot("order-new-filled");
    },
  ],
  order("packing-slip", "processing", "/packing-slip"),
  visit("packing-list", `${ORDERS}/packing-list`),
  visit("shipments", "/admin/shipments"),
  visit("shipments-shipped", "/admin/shipments?show=shipped"),
  visit("shipments-nothing", "/admin/shipments?search=zzzz"),
  ...troubles("shipments", "/admin/shipments", "admin-shipments"),
  [
    "shipments-create",
    async ({ go, shot, page }) => {
      await go("/admin/shipments");
      await page
        .getByRole("button", { name: /^Create shipment/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
      await shot("shipments-create", { fullPage: false });
    },
  ],
  visit("customers", "/admin/customers"),
  visit("customers-nothing", "/admin/customers?search=zzzz"),
  ...troubles("customers", "/admin/customers", "admin-customers"),
  [
    "customer",
    async ({ go, shot, page, example }) => {
      await go(`/admin/customers/${example.orders.processing.customer_id}`);
      await shot("customer");
      await page.getByRole("button", { name: "Erase data" }).click();
      await page.getByRole("alertdialog").waitFor();
      await shot("customer-erase", { fullPage: false });
    },
  ],
];
