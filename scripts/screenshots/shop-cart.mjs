// The cart in its page and its drawer: nothing in it, one thing, two diffusers, a great deal, and what cannot be had.
const KEY = "aurelle-diffuser-cart";

/** Puts products, named by their readable addresses, into the browser's cart as the shop itself writes it. */
export async function fillCart({ page, go, url }, goods) {
  await go("/healthz");
  const lines = [];
  for (const [slug, quantity = 1] of goods) {
    const product = `${url}/products/${slug}`;
    const { headers } = await fetch(product, { redirect: "manual" });
    const productId = headers.get("location")?.split("/").at(-1) ?? slug;
    const price = Number((await (await fetch(product)).text()).match(/"price":"?([\d.]+)/)?.[1]);
    const line = { id: Number.parseInt(productId.slice(0, 8), 16), productId, name: slug, price, image: null };
    lines.push({ ...line, category: "oils", discount_percentage: 0, quantity });
  }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(lines)]);
}

export const PAIR = [["amber-stone-diffuser"], ["walnut-grove-diffuser"], ["lavender-oil", 2]];
export const MANY = [
  "lune-ceramic-diffuser",
  "amber-stone-diffuser",
  "sweet-orange-oil",
  "lavender-oil",
  "tea-tree-oil",
  "cedarwood-oil",
  "walnut-oil-stand",
  "glass-filling-carafe",
  "scent-stones",
  "frankincense-oil",
].map((slug, i) => [slug, 1 + (i % 3)]);
export const TROUBLED = [["amber-stone-diffuser"], ["lemongrass-oil", 2]];

/** The cart asks for what it was filled with; until then it shows readable addresses, and nobody looks at those. */
export const priced = (page) =>
  page.waitForFunction(() => {
    const names = [...document.querySelectorAll("li h3 a")];
    return names.length > 0 && names.every((name) => /[A-Z]/.test(name.textContent));
  });

const onPage = (name, goods) => [
  name,
  async (tools) => {
    await fillCart(tools, goods);
    await tools.go("/cart");
    await tools.page.getByRole("heading", { name: "Order Summary" }).waitFor();
    await priced(tools.page);
    await tools.shot(name);
  },
];

const openDrawer = async ({ page, go, ready }) => {
  await go("/about");
  await ready();
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  return page.getByRole("dialog", { name: "Shopping Cart" });
};

const inDrawer = (name, goods, end = "top") => [
  name,
  async (tools) => {
    await fillCart(tools, goods);
    const drawer = await openDrawer(tools);
    await drawer.getByText("Add to your kit").waitFor();
    await priced(tools.page);
    if (end === "foot") await drawer.getByText("Add to your kit").evaluate((it) => it.scrollIntoView());
    await tools.shot(name, { fullPage: false });
  },
];

export const cartScenarios = [
  onPage("cart", [["amber-stone-diffuser"], ["lavender-oil"]]),
  onPage("cart-pair", PAIR),
  onPage("cart-many", MANY),
  onPage("cart-troubled", TROUBLED),
  [
    "cart-removed",
    async (tools) => {
      await fillCart(tools, PAIR);
      await tools.go("/cart");
      await priced(tools.page);
      await tools.page
        .getByRole("button", { name: /^Remove/ })
        .first()
        .click();
      await tools.page.getByText("Removed from cart").waitFor();
      await tools.shot("cart-removed", { fullPage: false });
    },
  ],
  [
    "drawer-empty",
    async (tools) => {
      await (await openDrawer(tools)).waitFor();
      await tools.shot("drawer-empty", { fullPage: false });
    },
  ],
  inDrawer("drawer-one", [["amber-stone-diffuser"]]),
  inDrawer("drawer-pair", PAIR),
  inDrawer("drawer-many", MANY),
  inDrawer("drawer-kit", PAIR, "foot"),
  [
    "drawer-added",
    async (tools) => {
      await fillCart(tools, [["amber-stone-diffuser"]]);
      const drawer = await openDrawer(tools);
      await drawer
        .getByRole("region", { name: "Add to your kit" })
        .getByRole("button", { name: /^Add/ })
        .first()
        .click();
      await tools.page.getByText("Added to your kit").waitFor();
      await tools.shot("drawer-added", { fullPage: false });
    },
  ],
  [
    "product-added",
    async ({ page, go, ready, shot }) => {
      await go("/products/amber-stone-diffuser");
      await ready();
      await page.getByRole("button", { name: "Add to cart" }).first().click();
      await page.getByText("Added to Cart!").first().waitFor();
      await shot("product-added", { fullPage: false });
    },
  ],
  [
    "product-first",
    async ({ go, ready, shot }) => {
      await go("/products/amber-stone-diffuser");
      await ready();
      await shot("product-first", { fullPage: false });
    },
  ],
  [
    "product-bar",
    async ({ page, go, ready, shot, width }) => {
      if (width >= 1024) return;
      await go("/products/sweet-orange-oil");
      await ready();
      await page.getByRole("heading", { name: "You Might Also Like" }).scrollIntoViewIfNeeded();
      await page.getByRole("region", { name: "Buy this product" }).waitFor();
      await shot("product-bar", { fullPage: false });
    },
  ],
  [
    "product-zoom",
    async ({ page, go, ready, shot }) => {
      await go("/products/amber-stone-diffuser");
      await ready();
      await page.getByRole("link", { name: "Enlarge the picture" }).click();
      await page.getByRole("dialog").waitFor();
      await shot("product-zoom", { fullPage: false });
    },
  ],
];
