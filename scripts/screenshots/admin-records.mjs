// Screens that are looked at as they open: money, records, the catalogue's order, languages and duties.
const SCREENS = [
  ["reports", "/admin/reports?payments=test"],
  ["order-new", "/admin/orders/new"],
  ["payments", "/admin/payments"],
  ["documents", "/admin/documents"],
  ["taxes", "/admin/taxes"],
  ["books", "/admin/books"],
  ["past-orders", "/admin/past-orders"],
  ["attributes", "/admin/attributes"],
  ["collections", "/admin/collections"],
  ["languages", "/admin/settings/languages"],
  ["language", "/admin/settings/languages/lt"],
  ["search-words", "/admin/settings/search"],
  ["recalls", "/admin/recalls"],
  ["sold-materials", "/admin/sold-materials"],
  ["processing", "/admin/processing"],
  ["policies", "/admin/policies"],
];

export const recordScenarios = [
  ...SCREENS.map(([name, path]) => [name, ({ go, shot }) => go(path).then(() => shot(name))]),
  [
    "attribute-edit",
    async ({ go, shot, page }) => {
      await go("/admin/attributes");
      await page.getByRole("button", { name: "Scent family" }).click();
      await page.getByRole("dialog").waitFor();
      await shot("attribute-edit", { fullPage: false });
    },
  ],
];
