import sharp from "sharp";
// The products: list, forms, files, images.
import { LONG_NAME } from "./admin-example.mjs";
import { answer, troubles } from "./admin-frame.mjs";

const PRODUCTS = "/admin/products";
const dialogOf = (page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function fileDialog(page) {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Import a file" }).click();
  return page.getByRole("dialog", { name: "Import products" });
}

export const productScenarios = [
  ["products", ({ go, shot }) => go(PRODUCTS).then(() => shot("products"))],
  ["products-nothing", ({ go, shot }) => go(`${PRODUCTS}?search=zzzz`).then(() => shot("products-nothing"))],
  [
    "products-empty",
    async ({ page, go, shot }) => {
      await answer(page, "admin-products", 200, { success: true, products: [], total: 0 });
      await go(PRODUCTS);
      await shot("products-empty");
    },
  ],
  ...troubles("products", PRODUCTS, "admin-products"),
  ["products-long", ({ go, shot }) => go(`${PRODUCTS}?search=Exceptionally`).then(() => shot("products-long"))],
  [
    "media",
    async ({ go, shot, page }) => {
      await go("/admin/media");
      const first = page.getByRole("list", { name: "Images" }).getByRole("button").first();
      await first.waitFor();
      await shot("media");
      await first.click();
      await dialogOf(page).getByLabel("Alternative text").waitFor();
      await shot("media-image", { fullPage: false });
      const buffer = await sharp("assets/demo/pictures/amber-stone-diffuser-1.webp")
        .resize({ width: 800 })
        .png()
        .toBuffer();
      await dialogOf(page).locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
      await page.getByRole("alertdialog").getByText("New image").waitFor();
      await shot("media-replace", { fullPage: false });
    },
  ],
  [
    "product-variants",
    async ({ go, shot, page }) => {
      await go(`${PRODUCTS}?search=Eucalyptus`);
      await page
        .getByRole("button", { name: /^More for / })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Variants" }).click();
      await page.getByRole("table", { name: "Variants" }).waitFor();
      await shot("product-variants");
      await page.getByRole("button", { name: "Add a variant" }).click();
      await dialogOf(page).waitFor();
      await shot("product-variants-add", { fullPage: false });
      await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
      await page
        .getByRole("button", { name: /^More for / })
        .last()
        .click();
      await page.getByRole("menuitem", { name: "Sell as its own product" }).click();
      await page.getByRole("alertdialog").waitFor();
      await shot("product-variants-take-out", { fullPage: false });
    },
  ],
  [
    "products-bulk",
    async ({ go, shot, page }) => {
      await go(PRODUCTS);
      await page.getByRole("checkbox", { name: "Select all on this page" }).click();
      await page.getByRole("button", { name: "Change", exact: true }).waitFor();
      await shot("products-bulk");
      await page.getByRole("button", { name: "Change", exact: true }).click();
      await dialogOf(page).waitFor();
      await shot("products-bulk-change", { fullPage: false });
    },
  ],
  [
    "products-more",
    async ({ go, shot, page }) => {
      await go(PRODUCTS);
      await page
        .getByRole("button", { name: /^More for / })
        .first()
        .click();
      await page.getByRole("menu").waitFor();
      await shot("products-more", { fullPage: false });
    },
  ],
  [
    "products-import",
    async ({ go, shot, page }) => {
      await go(PRODUCTS);
      const dialog = await fileDialog(page);
      await dialog.waitFor();
      await shot("products-import", { fullPage: false });
      const text =
        "Article number,Name,Price,Category\nAUR-D-001,Amber Lamp,79.00,diffusers\nAUR-D-003,Other,free,diffusers\n,A new one,12.00,oils\n";
      const file = { name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
      await dialog.getByLabel("Choose a file").last().setInputFiles([file]);
      await dialog
        .getByText(/refused$/)
        .first()
        .waitFor();
      await shot("products-import-report", { fullPage: false });
    },
  ],
  [
    "products-migrate",
    async ({ go, shot, page }) => {
      await go(PRODUCTS);
      await page.getByRole("button", { name: "More actions" }).click();
      await page.getByRole("menuitem", { name: "Migrate Images to Storage" }).click();
      await page.getByRole("button", { name: "Start migration" }).waitFor();
      await shot("products-migrate", { fullPage: false });
      await page.getByRole("button", { name: "Start migration" }).click();
      await page.getByText("Migration failed").first().waitFor();
      await shot("products-migrated", { fullPage: false });
    },
  ],
  [
    "product-new",
    async ({ go, shot, page }) => {
      await go(PRODUCTS);
      await page.getByRole("button", { name: "Add Product" }).click();
      await page.getByRole("button", { name: "Create product" }).waitFor();
      await shot("product-new");
      await page.getByRole("button", { name: "Create product" }).click();
      await page.getByText("Validation Error").first().waitFor();
      await shot("product-new-errors");
    },
  ],
  [
    "product-edit",
    async ({ go, shot, page, example }) => {
      await go(`${PRODUCTS}?search=Smoke`);
      await page.getByRole("button", { name: /^Smoke/ }).click();
      await page.getByRole("button", { name: "Save changes" }).waitFor();
      await shot("product-edit");
      await example.database.query(
        "UPDATE products SET description = description || ' It goes out by itself.', price_cents = price_cents + 100 WHERE name LIKE 'Smoke%'",
      );
      await page.getByRole("textbox", { name: "Price", exact: true }).fill("86");
      await page.getByRole("textbox", { name: "Name", exact: true }).fill(`Smoke ${LONG_NAME}`.slice(0, 190));
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.getByRole("dialog", { name: "Somebody else has changed this product" }).waitFor();
      await shot("product-conflict", { fullPage: false });
    },
  ],
  [
    "product-discard",
    async ({ go, shot, page }) => {
      await go(PRODUCTS);
      await page.getByRole("button", { name: "Add Product" }).click();
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Half a lamp");
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("alertdialog").waitFor();
      await shot("product-discard", { fullPage: false });
    },
  ],
];
