import { describe, expect, it } from "vitest";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { newPost } from "#features/content/content-item.ts";
import { translatedPosts } from "#features/content/server/content-translations.ts";
import { addPost, changePost } from "#features/content/server/write-post.ts";
import { translatedProducts } from "#features/products/server/product-translations.ts";
import { anActor, aProduct, changesBy } from "#tests/makers.ts";
import { aShop, shopOfFile } from "#tests/shop.ts";
import { textsOf, translate, translationIn } from "#tests/translations.ts";
import { messages } from "../messages.ts";
import { confirmTranslation, deleteTranslation, saveTranslation } from "./save-translation.ts";
import { gapsOf, progressOf } from "./translation-queries.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const change = changesBy(shop, mari);
const estonian = (id: string) => translationIn(shop, translatedProducts, id, "et");
const lastAction = async () => (await shop.db.select().from(auditLog)).at(-1);

describe("a translation", () => {
  it("is missing, then a draft, then published, and the log names its language", async () => {
    const { id } = await aProduct(shop, { name: "Lavender Oil" });
    expect((await estonian(id)).status).toBe("missing");
    await translate(shop, translatedProducts, id, { texts: { name: "Lavendliõli" }, state: "draft" });
    expect(await estonian(id)).toMatchObject({ status: "draft", version: 1, texts: { name: "Lavendliõli" } });
    await translate(shop, translatedProducts, id, { texts: { name: "Lavendliõli" } });
    expect((await estonian(id)).status).toBe("published");
    expect(await lastAction()).toMatchObject({
      action: "translation.saved",
      subjectKind: "product",
      subjectId: id,
      details: { language: "et", status: "published" },
    });
  });

  it("is stale once the English name changed, but not after a new price or stock", async () => {
    const { id } = await aProduct(shop, { name: "Mint Oil", price: 20 });
    await translate(shop, translatedProducts, id, { texts: { name: "Mündiõli" } });
    await change(id, { price: 25, discount_percentage: 10, stock: 3 });
    expect((await estonian(id)).status).toBe("published");
    await change(id, { name: "Peppermint Oil" });
    expect(await estonian(id)).toMatchObject({ status: "stale", stale: ["name"], before: { name: "Mint Oil" } });
  });

  it("stays stale when another text is saved, until it fits the English of now", async () => {
    const { id } = await aProduct(shop, { name: "Pine Oil" });
    await change(id, { description: "Of pines." });
    await translate(shop, translatedProducts, id, { texts: { name: "Männiõli", description: "Mändidest." } });
    await change(id, { name: "Scots Pine Oil", description: "Of old pines." });
    await translate(shop, translatedProducts, id, { texts: { name: "Männiõli", description: "Vanadest mändidest." } });
    expect((await estonian(id)).stale).toEqual(["name"]);
    await translate(shop, translatedProducts, id, {
      texts: { name: "Männiõli", description: "Vanadest mändidest." },
      up_to_date: true,
    });
    expect(await estonian(id)).toMatchObject({ status: "published", stale: [] });
  });

  it("of a machine asks to be read, and says who read it", async () => {
    const { id } = await aProduct(shop, { name: "Rose Oil" });
    await translate(shop, translatedProducts, id, { texts: { name: "Roosiõli" }, by_machine: true });
    expect((await estonian(id)).status).toBe("machine");
    const now = shop.clock.now();
    await confirmTranslation(shop.db, translatedProducts, { id, language: "et" }, { version: 1, now }, mari);
    expect(await estonian(id)).toMatchObject({ status: "published", version: 2, confirmed_at: now.toISOString() });
    const { rows } = await shop.pool.query("SELECT confirmed_by FROM product_translations WHERE product_id = $1", [id]);
    expect(rows).toEqual([{ confirmed_by: mari.administratorId }]);
    await translate(shop, translatedProducts, id, { texts: { name: "Roosi õli" }, by_machine: true });
    expect((await estonian(id)).status).toBe("machine");
  });

  it("keeps the parts of the product page that it has", async () => {
    const { id } = await aProduct(shop, { name: "Oak" });
    const texts = { features: "Tammest\nKäsitsi tehtud", specifications: "Materjal: tamm" };
    await translate(shop, translatedProducts, id, { texts });
    expect((await estonian(id)).texts).toMatchObject({ ...texts, benefits: "" });
    await expect(
      translate(shop, translatedProducts, id, { texts: { specifications: "ilma koolonita" } }),
    ).rejects.toMatchObject({ kind: "invalid" });
  });

  it("that is deleted is missing again", async () => {
    const { id } = await aProduct(shop, { name: "Sage Oil" });
    await translate(shop, translatedProducts, id, { texts: { name: "Salveiõli" } });
    await deleteTranslation(shop, translatedProducts, { id, language: "et" }, 1, mari);
    expect((await estonian(id)).status).toBe("missing");
    expect(await lastAction()).toMatchObject({ action: "translation.deleted", details: { language: "et" } });
  });
});

describe("a translation is refused", () => {
  it("where somebody else saved it meanwhile", async () => {
    const { id } = await aProduct(shop);
    await translate(shop, translatedProducts, id, { texts: { name: "Esimene" } });
    const late = translate(shop, translatedProducts, id, { texts: { name: "Teine" }, version: 0 });
    await expect(late).rejects.toMatchObject({ code: "VERSION_CONFLICT", more: { version: 1 } });
  });

  it("to one of two who save at once", async () => {
    const { id } = await aProduct(shop);
    const saves = ["Mari", "Jaan"].map((name) =>
      translate(shop, translatedProducts, id, { texts: { name }, version: 0 }),
    );
    const refused = (await Promise.allSettled(saves)).flatMap((one) =>
      one.status === "rejected" ? [one.reason.message] : [],
    );
    expect(refused).toEqual([messages.changed]);
  });

  it("where the English was changed since it was seen", async () => {
    const { id } = await aProduct(shop, { name: "Before" });
    const { source } = await textsOf(shop, translatedProducts, id);
    await change(id, { name: "After" });
    const late = translate(shop, translatedProducts, id, { texts: { name: "Enne" }, source });
    await expect(late).rejects.toMatchObject({ code: "SOURCE_CHANGED" });
  });

  it.each([
    ["a text that nothing has", { motto: "x" }, messages.unknownField("motto")],
    ["too long a name", { name: "x".repeat(201) }, messages.tooLong("Name", 200)],
    ["nothing at all", {}, messages.empty],
  ])("with %s", async (_what, texts, message) => {
    const { id } = await aProduct(shop);
    await expect(translate(shop, translatedProducts, id, { texts })).rejects.toThrow(message);
  });

  it.each(["00000000-0000-4000-8000-00000000dead", "no-uuid"])("of a product that is not there: %s", async (id) => {
    const input = { version: 0, texts: { name: "x" }, state: "draft", source: "x" } as const;
    const save = saveTranslation(
      shop,
      translatedProducts,
      { id, language: "et" },
      { ...input, up_to_date: false, by_machine: false },
      mari,
    );
    await expect(save).rejects.toMatchObject({ kind: "not-found" });
  });
});

describe("an article's translation", () => {
  const anArticle = async (slug: string) =>
    (await addPost(shop, newPost.parse({ title: slug, slug, content: "<p>Salt.</p>", status: "published" }), mari)).id;

  it("is published as a whole, or not at all", async () => {
    const id = await anArticle("half");
    const half = translate(shop, translatedPosts, id, { texts: { title: "Pool" } });
    await expect(half).rejects.toMatchObject({ code: "INCOMPLETE", message: messages.incomplete(["Content"]) });
    await translate(shop, translatedPosts, id, { texts: { title: "Pool" }, state: "draft" });
    expect(await translationIn(shop, translatedPosts, id, "et")).toMatchObject({
      status: "draft",
      texts: { slug: "pool" },
      missing: ["content"],
    });
  });

  it("keeps of its body what a body may have", async () => {
    const id = await anArticle("hostile");
    const content = '<p onclick="x()">Tere<script>x()</script></p>';
    await translate(shop, translatedPosts, id, { texts: { title: "Vaenulik", content } });
    expect((await translationIn(shop, translatedPosts, id, "et")).texts.content).toBe("<p>Tere</p>");
  });

  it("cannot have the slug of another in its language, but that of one in another language", async () => {
    const [first, second] = [await anArticle("first"), await anArticle("second")];
    const texts = { title: "Sool", slug: "sool", content: "<p>Sool.</p>" };
    await translate(shop, translatedPosts, first, { texts });
    await expect(translate(shop, translatedPosts, second, { texts })).rejects.toMatchObject({ code: "SLUG_TAKEN" });
    await translate(shop, translatedPosts, second, { texts, language: "fi" });
    expect((await translationIn(shop, translatedPosts, second, "fi")).texts.slug).toBe("sool");
  });

  it("is not stale after a new English slug", async () => {
    const id = await anArticle("moving");
    await translate(shop, translatedPosts, id, { texts: { title: "Kolib", content: "<p>Kolib.</p>" } });
    await changePost(shop, { id, version: 1, written: { slug: "moved" } }, mari);
    expect((await translationIn(shop, translatedPosts, id, "et")).status).toBe("published");
    await changePost(shop, { id, version: 2, written: { content: "<p>Sugar.</p>" } }, mari);
    expect((await translationIn(shop, translatedPosts, id, "et")).stale).toEqual(["content"]);
  });
});

it("gaps name what is urgent first, and progress counts what shoppers can see", async () => {
  const own = await aShop();
  const [oil, lamp, gone] = [
    await aProduct(own, { name: "An oil" }),
    await aProduct(own, { name: "A lamp" }),
    await aProduct(own, { name: "Gone" }),
  ];
  await own.pool.query("UPDATE products SET warning = 'Keep away from children.' WHERE id = $1", [oil.id]);
  await own.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [gone.id]);
  await translate(own, translatedProducts, oil.id, { texts: { name: "Õli" }, by_machine: true });
  expect(await gapsOf(own.db, translatedProducts, "et", 10)).toEqual([
    {
      id: oil.id,
      title: "An oil",
      state: "published",
      is_stale: false,
      is_unconfirmed: true,
      is_urgent: true,
      missing: ["warning"],
    },
    {
      id: lamp.id,
      title: "A lamp",
      state: null,
      is_stale: null,
      is_unconfirmed: null,
      is_urgent: false,
      missing: ["name"],
    },
  ]);
  expect(await progressOf(own.db, translatedProducts, "et")).toEqual({
    total: 2,
    published: 0,
    drafts: 0,
    stale: 0,
    unconfirmed: 1,
    urgent: 1,
  });
  // Of details each part that English has is a text.
  const details = '{"features": ["Calm"], "benefits": ["Sleep"], "how_to_use": [], "specifications": []}';
  await own.pool.query("UPDATE products SET details = $2 WHERE id = $1", [lamp.id, details]);
  const inEstonian = { name: "Lamp", features: "Rahulik" };
  await translate(own, translatedProducts, lamp.id, { texts: inEstonian });
  expect((await progressOf(own.db, translatedProducts, "et")).published).toBe(0);
  expect((await gapsOf(own.db, translatedProducts, "et", 10))[1]).toMatchObject({ id: lamp.id, missing: ["details"] });
  await translate(own, translatedProducts, lamp.id, { texts: { ...inEstonian, benefits: "Uni" } });
  expect((await progressOf(own.db, translatedProducts, "et")).published).toBe(1);
  // A safety text that was corrected in English is as urgent as one that is missing.
  await translate(own, translatedProducts, oil.id, { texts: { name: "Õli", warning: "Hoia lastest eemal." } });
  expect((await progressOf(own.db, translatedProducts, "et")).urgent).toBe(0);
  await own.pool.query("UPDATE products SET warning = 'Keep away from cats.' WHERE id = $1", [oil.id]);
  expect((await progressOf(own.db, translatedProducts, "et")).urgent).toBe(1);
  expect((await gapsOf(own.db, translatedProducts, "et", 10))[0]).toMatchObject({ id: oil.id, is_urgent: true });
  await own.close();
});
