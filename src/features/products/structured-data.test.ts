import { expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { languageOf } from "#shared/language.ts";
import { cents } from "#shared/money.ts";
import { breadcrumbData } from "#site/structured-data.ts";
import { MINT } from "#tests/products.ts";
import { productData } from "./structured-data.ts";
import type { VariantGroup } from "./variants.ts";

const [small, large] = [MINT.id, "8d2f1f4e-6a35-4a6f-9b1c-0f0f3a1b2c3d"];
const product = { ...MINT, slug: "mint-10-ml", name: "Mint, 10 ml, Gift", gtin: "40063813", description: "Fresh." };
const group: VariantGroup = {
  id: "g-1",
  name: "Mint",
  options: ["Suurus", "Pakend"],
  englishOptions: ["Size", "Wrapping"],
  variants: [
    { id: small, values: ["10 ml", "Kinkekarp"], price: cents(5000), inStock: true },
    { id: large, values: ["30 ml", "Kinkekarp"], price: cents(9000), inStock: false },
  ],
};
const shop = { shopUrl: "https://shop.example.com", storeName: "Linden" };
const facts = { product, maker: null, hasStartReturns: true };
const told = (of: VariantGroup | null) => productData(shop, { ...facts, group: of })["script:ld+json"];

it("a product without variants is told as a product", () =>
  expect(told(null)).toMatchObject({ "@type": "Product", sku: "M-1" }));

it("a product that is not translated is told at its English address, in a page of another language", () =>
  withLanguage("et", () =>
    expect(
      productData(shop, { ...facts, language: languageOf({ en: "/products/1" }) })["script:ld+json"],
    ).toMatchObject({
      offers: { url: `https://shop.example.com/products/${small}` },
    }),
  ));

it("a variant is told within its group: itself with all facts, the others by their addresses", () =>
  expect(told(group)).toMatchObject({
    "@type": "ProductGroup",
    name: "Mint",
    productGroupID: "g-1",
    description: "Fresh.",
    brand: { name: "Linden" },
    variesBy: ["https://schema.org/size", "Pakend"],
    hasVariant: [
      {
        "@type": "Product",
        name: "Mint, 10 ml, Gift",
        sku: "M-1",
        gtin: "40063813",
        size: "10 ml",
        additionalProperty: [{ "@type": "PropertyValue", name: "Pakend", value: "Kinkekarp" }],
        offers: { price: "50.00", url: `https://shop.example.com/products/${small}` },
      },
      {},
    ],
  }));

it("another variant is named by its address and nothing else: a product without offers would be a fault", () =>
  expect(told(group)).toHaveProperty("hasVariant.1", { url: `https://shop.example.com/products/${large}` }));

it("the brand is the maker that the product names, else the shop", () => {
  const brand = (maker: string | null) => productData(shop, { ...facts, maker })["script:ld+json"].brand;
  const names = [brand("Salt Ltd"), brand(null), brand("Linden OÜ")];
  expect(names).toMatchObject([{ name: "Salt Ltd" }, { name: "Linden" }, { name: "Linden" }]);
});

it("countries that a product is not sent to are told, and nothing where it is sent everywhere", () => {
  const stays = { ...product, notSoldTo: ["US"] as const };
  expect(productData(shop, { ...facts, product: stays })["script:ld+json"]).toMatchObject({
    offers: { ineligibleRegion: ["US"] },
  });
  expect(told(null)).not.toHaveProperty("offers.ineligibleRegion");
});

it("100 days to return are promised only while the policy is the one that says so", () => {
  expect(told(null)).toMatchObject({ offers: { hasMerchantReturnPolicy: { merchantReturnDays: 100 } } });
  expect(productData(shop, { ...facts, hasStartReturns: false })["script:ld+json"]).not.toHaveProperty(
    "offers.hasMerchantReturnPolicy",
  );
});

it("the way to a page that is not translated is told by English addresses", () =>
  withLanguage("et", () =>
    expect(
      breadcrumbData(shop, [{ label: "Tooted", path: "/products" }], languageOf({ en: "/products/1" }))[
        "script:ld+json"
      ],
    ).toMatchObject({ itemListElement: [{ item: "https://shop.example.com/products" }] }),
  ));
