import { describe, expect, it } from "vitest";
import { readCsv } from "#shared/csv.ts";
import { readProductFile } from "./read-file.ts";

const read = (text: string, vatRate: number | null = null, isWithoutVat = false) =>
  readProductFile(readCsv(`${text}\n`), { vatRate, isWithoutVat, today: "2026-11-23" });
const first = (text: string, vatRate?: number) => read(text, vatRate).lines[0];

describe("Shopify", () => {
  const TITLES =
    "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Status,Cost per item";

  it("reads a product with its texts, price, stock, weight and images", () => {
    const file = `${TITLES}
sweet-orange,Sweet Orange Oil,"<h2>Bright</h2><p>Cold <b>pressed</b>.</p><ul><li>Peel</li></ul>",Essential Oils,true,Title,Default Title,O-1,80,12,10.20,12.00,4006381333931,https://cdn.example/b.jpg,2,active,4.35
sweet-orange,,,,,,,,,,,,,https://cdn.example/a.jpg,1,`;
    expect(read(file)).toMatchObject({ problems: [], skipped: [] });
    expect(read(file).lines).toHaveLength(1);
    expect(first(file)).toMatchObject({
      line: 2,
      sku: "O-1",
      variant: null,
      problems: [],
      notes: [],
      input: {
        name: "Sweet Orange Oil",
        slug: "sweet-orange",
        category: "oils",
        stock: 12,
        weight_g: 80,
        cost: 4.35,
        price: 12,
        discount_percentage: 15,
        gtin: "4006381333931",
        image: ["https://cdn.example/a.jpg", "https://cdn.example/b.jpg"],
        description: "Bright\n\nCold pressed.\n\n• Peel",
      },
    });
  });

  it("reads variants, the first with the old address of the product", () => {
    const { lines } = read(`${TITLES}
thyme,Thyme Oil,,Oils,true,Size,10 ml,,,3,9.00,,,,,active
thyme,,,,,,30 ml,T-30,,4,19.00,,,,,`);
    expect(lines).toMatchObject([
      {
        sku: "thyme-10-ml",
        oldSlug: "thyme",
        variant: { group: "Thyme Oil", options: ["Size"], values: ["10 ml"] },
        input: { name: "Thyme Oil, 10 ml", slug: "thyme-10-ml", price: 9, volume_ml: 10 },
      },
      { sku: "T-30", variant: { values: ["30 ml"] }, input: { slug: "thyme-30-ml", price: 19 } },
    ]);
    expect(lines[1]).not.toHaveProperty("oldSlug");
  });

  it("leaves out what is not published, and gift cards", () => {
    const file = `${TITLES.replace("Cost per item", "Gift Card")}
a,Draft,,,true,Title,Default Title,,,1,5,,,,,draft,
b,Hidden,,,false,Title,Default Title,,,1,5,,,,,active,
c,Voucher,,,true,Title,Default Title,,,1,5,,,,,active,true`;
    expect(read(file).lines).toEqual([]);
    expect(read(file).skipped.map(({ name }) => name)).toEqual(["Draft", "Hidden", "Voucher"]);
  });

  it.each<
    [what: string, name: string, price: string, before: string, stock: string, barcode: string, remarks: RegExp[]]
  >([
    ["a reduction to the cent", "Thing oil", "10.01", "29.99", "1", "", []],
    ["one that no percentage makes", "Thing oil", "9999.99", "99999.98", "1", "", [/reduction/]],
    ["little", "Thing", "5", "", "", "12ab", [/stock/, /GTIN/]],
    ["stock that is no number", "Thing", "5", "", "many", "", [/no number of pieces/]],
    ["stock below nothing", "Thing", "5", "", "-3", "", []],
  ])("tells of %s", (_what, name, price, before, stock, barcode, remarks) => {
    const line = first(
      `${TITLES}\na,${name},,,true,Title,Default Title,,,${stock},${price},${before},${barcode},,,active`,
    );
    expect(line?.notes).toEqual(remarks.map((remark) => expect.stringMatching(remark)));
  });

  it.each([
    ["counted", "shopify,deny,0", 0, 0],
    ["not counted", ",deny,0", 0, 1],
    ["not counted, whatever the number", ",deny,7", 0, 1],
    ["sold beyond what is there", "shopify,continue,0", 0, 1],
    ["sold beyond what is there, of which there is some", "shopify,continue,7", 7, 0],
  ])("takes stock that is %s", (_what, cells, stock, remarks) => {
    const titles =
      "Handle,Title,Type,Variant Price,Variant Inventory Tracker,Variant Inventory Policy,Variant Inventory Qty";
    const line = first(`${titles}\nmint,Mint Oil,Oils,5,${cells}`);
    expect([line?.input.stock, line?.notes?.length]).toEqual([stock, remarks]);
  });
});

it.each([
  [`[vc_row full_width="stretch"][vc_column]<p>Calm.</p>[/vc_column][/vc_row]`, "Calm.", 1],
  [`Calm. [gallery ids="1,2"] [products limit=4 /]Warm.`, "Calm. Warm.", 1],
  ["[spoiler]Calm.[/spoiler]", "Calm.", 1],
  ["[vc_raw_html]PGI+Q2FsbTwvYj4=[/vc_raw_html]Calm.", "Calm.", 1],
  [`[et_pb_text admin_label="Text" _builder_version='4.9' body="it's"]Calm.[/et_pb_text]`, "Calm.", 1],
  ["INCI [Lavandula oil], [10 ml], [new] and [don't]", "INCI [Lavandula oil], [10 ml], [new] and [don't]", 0],
  ["a = [b", "a = [b", 0],
])("takes building blocks of a page out of %s", (html, description, remarks) => {
  const line = first(
    `Type,SKU,Name,Regular price,Stock,Description\nsimple,M,Mint Oil,5,1,"${html.replaceAll('"', '""')}"`,
  );
  expect([line?.input.description, line?.notes?.length]).toEqual([description, remarks]);
});

it("reads Shopify's newer titles as the older ones", () => {
  const file = `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description
Thyme Oil,thyme,<p>Warm.</p>,Linden,,Oils,herb,TRUE,Active,T-10,4006381333931,Size,10 ml,10.20,12.00,4.35,TRUE,shopify,12,DENY,80,g,TRUE,https://cdn.example/b.jpg,2,,https://cdn.example/10.jpg,FALSE,,
,thyme,,,,,,,,T-30,,,30 ml,19.00,,,TRUE,shopify,4,DENY,120,g,TRUE,https://cdn.example/a.jpg,1,,,,,
Voucher,voucher,,,,,,TRUE,Active,,,Title,Default Title,5,,,,,,,,,,,,,,TRUE,,`;
  expect(read(file)).toMatchObject({ problems: [], skipped: [{ name: "Voucher" }] });
  expect(read(file).lines).toMatchObject([
    {
      sku: "T-10",
      notes: [],
      oldSlug: "thyme",
      variant: { group: "Thyme Oil", options: ["Size"], values: ["10 ml"] },
      input: {
        slug: "thyme-10-ml",
        category: "oils",
        description: "Warm.",
        price: 12,
        discount_percentage: 15,
        cost: 4.35,
        stock: 12,
        weight_g: 80,
        gtin: "4006381333931",
        image: ["https://cdn.example/10.jpg", "https://cdn.example/a.jpg", "https://cdn.example/b.jpg"],
      },
    },
    { sku: "T-30", input: { stock: 4, price: 19, weight_g: 120 } },
  ]);
});

describe("WooCommerce", () => {
  const TITLES =
    "ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)";

  it("reads products, and variations with what their parent has", () => {
    const { lines, skipped } = read(`${TITLES}
7,simple,D-1,Dune Diffuser,1,<p>Calm.</p>,<p>Stone.</p>,1,4,0.6,50.15,59,Diffusers,"https://x.example/1.jpg, https://x.example/2.jpg",,,
8,variable,P-1,Rose Oil,1,,<p>Rosa.</p>,1,,,,,Oils > Floral,https://x.example/3.jpg,,Size,"5 ml, 10 ml"
9,variation,P-1-5,Rose Oil - 5 ml,1,,,1,6,0.04,,14,,,P-1,Size,5 ml
10,variation,P-1-10,Rose Oil - 10 ml,1,,,0,,0.06,,24,,,id:8,Size,10 ml
11,external,X,Book,1,,,1,1,,,9,Books,,,,
12,variation,Y,Lost,1,,,1,1,,,9,,,Z,Size,1
13,variation,P-1-x,Rose Oil - any,1,,,1,1,,,9,,,P-1,Size,
14,simple,N,No price,1,,,1,1,,,,,,,,`);
    expect(lines).toMatchObject([
      {
        sku: "D-1",
        input: {
          price: 59,
          discount_percentage: 15,
          stock: 4,
          weight_g: 600,
          category: "diffusers",
          slug: "dune-diffuser",
          description: "Calm.\n\nStone.",
          image: ["https://x.example/1.jpg", "https://x.example/2.jpg"],
        },
      },
      { sku: "P-1-5", variant: { group: "Rose Oil", options: ["Size"], values: ["5 ml"] }, oldSlug: "rose-oil" },
      { sku: "P-1-10", variant: { values: ["10 ml"] }, input: { stock: 0, image: ["https://x.example/3.jpg"] } },
    ]);
    expect(skipped.map(({ name }) => name)).toEqual(["Book", "Lost", "Rose Oil - any", "No price"]);
  });

  it("shows a variation's own image first, then those of its product", () => {
    const { lines } = read(`${TITLES}
8,variable,P,Rose Oil,1,,,1,,,,,Oils,"https://x.example/a.jpg, https://x.example/b.jpg",,Size,5 ml
9,variation,P-5,Rose Oil - 5 ml,1,,,1,6,,,14,,https://x.example/5.jpg,P,Size,5 ml`);
    expect(lines[0]?.input.image).toEqual(["5", "a", "b"].map((name) => `https://x.example/${name}.jpg`));
  });

  it("reads variations of a product that also has an attribute for its page alone", () => {
    const more = ",Attribute 2 name,Attribute 2 value(s)";
    const { lines, skipped } = read(`${TITLES}${more}
8,variable,P,Rose Oil,1,,,1,,,,,Oils,,,Size,"5 ml, 10 ml",Material,Glass
9,variation,P-5,Rose Oil - 5 ml,1,,,1,6,,,14,,,P,Size,5 ml,,
10,variation,P-any,Rose Oil - any,1,,,1,6,,,14,,,P,,,,`);
    expect(lines).toMatchObject([{ sku: "P-5", variant: { options: ["Size"], values: ["5 ml"] } }]);
    expect(skipped.map(({ name }) => name)).toEqual(["Rose Oil - any"]);
  });

  it("reads breaks of lines and commas as its export writes them", () => {
    const html = String.raw`<strong>Calm.</strong>\n\nFirst line\nsecond line\n<ul>\n<li>Not \\n</li>\n</ul>`;
    const { lines } = read(`${TITLES}
8,variable,P,Mist,1,,${html},1,,,,,Diffusers,"https://x.example/a\\,b.jpg, https://x.example/c.jpg",,Size,"1\\,5 l"
9,variation,P-1,Mist - 1,1,,,1,6,,,14,,,P,Size,"1\\,5 l"`);
    expect(lines[0]?.input.description).toBe("Calm.\n\nFirst line\nsecond line\n\n• Not \\n");
    expect(lines[0]?.input.image).toEqual(["https://x.example/a,b.jpg", "https://x.example/c.jpg"]);
    expect(lines[0]?.variant?.values).toEqual(["1,5 l"]);
  });

  it.each([
    ["no count", "1,,0", 0, 1],
    ["nothing left and none to come", "0,,0", 0, 0],
    ["nothing left, and orders taken all the same", "1,-2,notify", 0, 1],
    ["some left, and more to come", "1,7,1", 7, 0],
  ])("takes stock with %s", (_what, cells, stock, remarks) => {
    const line = first(`Type,SKU,Name,Regular price,In stock?,Stock,Backorders allowed?\nsimple,M,Mint Oil,5,${cells}`);
    expect([line?.input.stock, line?.notes?.length]).toEqual([stock, remarks]);
  });

  it.each(["0.6", "0,6"])("reads a weight as it is written there: %s", (weight) =>
    expect(first(`${TITLES}\n7,simple,M,Mist,1,,,1,4,"${weight}",,9,Oils,,,,`)?.input.weight_g).toBe(600),
  );

  it("leaves out what is hidden in its catalogue", () => {
    const file = `${TITLES},Visibility in catalog
7,simple,S,Sample,1,,,1,4,,,1,Oils,,,,,hidden
8,simple,O,Offer,1,,,1,4,,,1,Oils,,,,,search
9,variable,P,Gift,1,,,1,,,,,Oils,,,Size,5 ml,hidden
10,variation,P-5,Gift - 5 ml,1,,,1,6,,,14,,,P,Size,5 ml,visible`;
    expect(read(file).lines.map(({ sku }) => sku)).toEqual(["O"]);
    expect(read(file).skipped.map(({ name }) => name)).toEqual(["Sample", "Gift", "Gift - 5 ml"]);
  });

  it.each(["Mother's Day Oil", "Mother’s Day Oil"])("keeps the address of %s", (name) =>
    expect(first(`${TITLES}\n7,simple,M,${name},1,,,1,4,,,9,Oils,,,,`)?.input.slug).toBe("mothers-day-oil"),
  );
});

describe("prices without VAT", () => {
  const WOO = "Type,SKU,Name,Stock,Regular price,Sale price\nsimple,R,Rose Oil,1,20.1613,16.1290";
  const SHOPIFY =
    "Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price\nrose,Rose Oil,R,1,16.13,20.16";
  const PRESTA = "Name *;Reference #;Price tax included;Discount percent\nRose Oil;R;25;20";
  it.each([
    ["WooCommerce", WOO],
    ["Shopify", SHOPIFY],
  ])("in a file of %s are raised by the rate at home, where that is said beside the file", (_shop, file) =>
    expect(read(file, 24, true).lines).toMatchObject([{ notes: [], input: { price: 25, discount_percentage: 20 } }]),
  );

  it("are as they are without a rate, with a remark", () => {
    const [line] = read(SHOPIFY, null, true).lines;
    expect([line?.input.price, line?.notes?.length]).toEqual([20.16, 1]);
  });

  it("are no question in a file of PrestaShop, whose columns say it", () =>
    expect(read(PRESTA, 24, true).lines).toMatchObject([{ input: { price: 25, discount_percentage: 20 } }]));
});

it.each([
  ["2020-01-01", "2020-02-01", 0],
  ["2020-01-01", "", 20],
  ["2027-01-01", "2027-02-01", 0],
  ["2026-11-23", "2026-11-23 23:59:59", 20],
])("a reduction from %s to %s counts on its days alone", (from, to, percent) => {
  const presta = `Name *;Reference #;Price tax included;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd)`;
  expect(first(`${presta}\nRose Oil;R;50;20;${from};${to}`)?.input).toMatchObject({
    price: 50,
    discount_percentage: percent,
  });
  const woo = `Type,Name,SKU,Regular price,Sale price,Date sale price starts,Date sale price ends`;
  expect(first(`${woo}\nsimple,Rose Oil,R,50,40,${from},${to}`)?.input).toMatchObject({ discount_percentage: percent });
});

describe("PrestaShop", () => {
  const TITLES =
    "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Discount amount;Discount percent;Reference #;EAN13;Weight;Quantity;Summary;Description;URL rewritten;Image URLs (x,y,z...)";

  it("raises prices without VAT by the rate at home", () => {
    const file = `${TITLES}\n1;1;Neroli Oil;Oils;20.161290;;20;N-1;;0.08;5;;<p>Bloom</p>;neroli-oil;https://x.example/n.jpg`;
    expect(first(file, 24)).toMatchObject({
      sku: "N-1",
      input: { price: 25, discount_percentage: 20, weight_g: 80, stock: 5, slug: "neroli-oil" },
    });
  });

  it.each(["29.900000", "29,900000", "29.9"])("takes a price with VAT as it is written there: %s", (price) => {
    const file = `${TITLES.replace("excluded", "included")}\n1;1;Neroli Oil;Oils;${price};;50;N-1;;;5;;;neroli;`;
    expect(first(file, 24)).toMatchObject({ problems: [], input: { price: 29.9, discount_percentage: 50 } });
  });

  it.each([
    ["with a comma", "24,90;5,00;", 24.9, 20.08, []],
    ["in percent, with a comma", "24,00;;12,5", 24, 12.5, []],
    ["that is no number", "24,90;five;", 24.9, 0, [/“five” is no amount/]],
    ["of more than the price", "24,90;30,00;", 24.9, 0, [/reduction/]],
  ])("reads a reduction %s", (_what, cells, price, percent, remarks) => {
    const file = `Name *;Reference #;Categories (x,y,z...);Quantity;Price tax included;Discount amount;Discount percent\nRose Oil;R;Oils;1;${cells}`;
    expect(first(file)?.input).toMatchObject({ price, discount_percentage: percent });
    expect(first(file)?.notes).toEqual(remarks.map((remark) => expect.stringMatching(remark)));
  });

  it("tells of prices that stay without VAT, as the shop has no country", () => {
    const line = first(`${TITLES}\n1;1;Neroli Oil;Oils;20;;;N-1;;;5;;;neroli;`);
    expect([line?.input.price, line?.notes?.length]).toEqual([20, 1]);
  });

  it("leaves out what is not active", () => {
    expect(read(`${TITLES}\n1;0;Old;Oils;1;;;O;;;1;;;old;`)).toMatchObject({ lines: [], skipped: [{ name: "Old" }] });
  });
});

it("a file of this shop is read as ever", () => {
  expect(read("Name,Price\nMint,5").lines).toMatchObject([{ input: { name: "Mint", price: 5 } }]);
  expect(read("Handle,Name\na,b").problems).toEqual([expect.stringContaining("Handle")]);
  expect(read("ID,Colour,Size\na,b,c").problems).toHaveLength(2);
});

it.each([
  ["of something else", "Date,Description,Amount\n1,2,3"],
  ["of WooCommerce in Finnish", "ID,Tyyppi,Tuotetunnus,Nimi,Julkaistu,Suositeltu?,Kuvaus,Varasto\n1,2,3,4,5,6,7,8"],
])("a file %s is told in one sentence", (_what, file) =>
  expect(read(file).problems).toEqual([expect.stringMatching(/^This is no file that the shop knows/)]),
);
