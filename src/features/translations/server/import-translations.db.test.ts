import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#features/audit/actor.ts";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { newPost } from "#features/content/content-item.ts";
import { translatedPosts } from "#features/content/server/content-translations.ts";
import { addPost } from "#features/content/server/write-post.ts";
import { translatedProducts } from "#features/products/server/product-translations.ts";
import { anActor, aProduct, type MadeProduct } from "#tests/makers.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { translate, translationIn } from "#tests/translations.ts";
import { messages } from "../exchange-messages.ts";
import { type TranslationUnit, unitsCsv, unitsXliff } from "../translation-unit.ts";
import { importTranslations } from "./import-translations.ts";
import { unitsOf } from "./translation-queries.ts";

const KINDS = [translatedProducts, translatedPosts];

let shop: TestShop;
let mari: Actor;
let oil: MadeProduct;
beforeAll(async () => {
  shop = await aShop();
  mari = await anActor(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  oil = await aProduct(shop, { name: "Salt & <Cedar>" });
});

const take = (text: string, isTrial = false, publishesComplete = false) => {
  const input = {
    language: "et",
    bytes: Buffer.from(text),
    isTrial,
    publishesComplete,
    now: shop.clock.now(),
  } as const;
  return importTranslations(shop.db, KINDS, input, mari);
};
const estonian = () => translationIn(shop, translatedProducts, oil.id, "et");
const aUnit = (change: Partial<TranslationUnit> = {}): TranslationUnit => ({
  kind: "product",
  id: oil.id,
  title: oil.name,
  field: "name",
  source: oil.name,
  target: "Sool & <seeder>",
  state: "published",
  byMachine: false,
  version: 0,
  ...change,
});
const outcomes = async (text: string, isTrial = false, publishesComplete = false) =>
  (await take(text, isTrial, publishesComplete)).lines.map(({ outcome, notes }) => [outcome, ...notes]);
const FORMATS = [
  ["CSV", unitsCsv],
  ["XLIFF", (units: readonly TranslationUnit[]) => unitsXliff(units, "et")],
] as const;

describe.each(FORMATS)("a file in %s", (_format, written) => {
  it("is tried without a change, then taken over, and changes nothing the second time", async () => {
    const text = written([aUnit()]);
    expect(await outcomes(text, true)).toEqual([["new"]]);
    expect((await estonian()).status).toBe("missing");
    expect(await outcomes(text)).toEqual([["new"]]);
    expect(await estonian()).toMatchObject({ status: "published", texts: { name: "Sool & <seeder>" } });
    expect(await outcomes(text)).toEqual([["unchanged"]]);
    expect((await estonian()).version).toBe(1);
    const last = (await shop.db.select().from(auditLog)).at(-1);
    expect(last).toMatchObject({ action: "translation.imported", details: { language: "et", lines: 1 } });
  });

  it("comes back as it was sent, lines and HTML included", async () => {
    const texts = { name: "Sool", features: "üks\nkaks", description: 'Ta ütles "=1+1".\n\n<b>Päris</b> nii.' };
    await shop.pool.query("UPDATE products SET description = 'It.' WHERE id = $1", [oil.id]);
    await translate(shop, translatedProducts, oil.id, { texts, by_machine: true });
    const before = await estonian();
    const { units } = await unitsOf(shop.db, translatedProducts, "et", undefined);
    const ours = units.filter(({ id }) => id === oil.id);
    expect((await outcomes(written(ours))).map(([outcome]) => outcome)).toEqual([
      "unchanged",
      "unchanged",
      "unchanged",
    ]);
    expect(await estonian()).toEqual(before);
  });

  it("made from an older English is taken over as a draft that is stale", async () => {
    expect(await outcomes(written([aUnit({ source: "Salt" })]))).toEqual([["new", messages.stale]]);
    expect(await estonian()).toMatchObject({ status: "draft", stale: ["name"], before: { name: "Salt" } });
  });

  it("keeps what is a draft a draft, and a machine's text to be read", async () => {
    await take(written([aUnit({ state: "draft" })]));
    expect((await estonian()).status).toBe("draft");
    await take(written([aUnit({ target: "Sool", byMachine: true })]));
    expect((await estonian()).status).toBe("machine");
  });

  it("says what becomes a draft, and publishes what is complete where that is chosen", async () => {
    await shop.pool.query("UPDATE products SET description = 'It.' WHERE id = $1", [oil.id]);
    const name = aUnit({ target: "Sool", state: "draft" });
    const both = [name, aUnit({ field: "description", source: "It.", target: "See.", state: "draft" })];
    expect(await outcomes(written([name]))).toEqual([["new", messages.draft]]);
    expect(await outcomes(written([name]), false, true)).toEqual([["unchanged"]]);
    expect(await outcomes(written(both), false, true)).toEqual([["unchanged"], ["new"]]);
    expect((await estonian()).status).toBe("published");
  });

  it("without the machine's mark confirms what a machine wrote", async () => {
    await translate(shop, translatedProducts, oil.id, { texts: { name: "Sool" }, by_machine: true });
    expect(await outcomes(written([aUnit({ target: "Sool", byMachine: true })]))).toEqual([["unchanged"]]);
    expect((await estonian()).status).toBe("machine");
    expect(await outcomes(written([aUnit({ target: "Sool" })]))).toEqual([["changed", messages.confirmed]]);
    expect((await estonian()).status).toBe("published");
  });

  it("without a text publishes no draft that was written meanwhile", async () => {
    await translate(shop, translatedProducts, oil.id, { texts: { name: "Sool" }, state: "draft" });
    expect(await outcomes(written([aUnit({ target: "" })]))).toEqual([["skipped", messages.nothing]]);
    expect((await estonian()).status).toBe("draft");
  });

  it("publishes no text of a draft that it does not hold", async () => {
    await shop.pool.query("UPDATE products SET description = 'It.' WHERE id = $1", [oil.id]);
    await translate(shop, translatedProducts, oil.id, { texts: { description: "See." }, state: "draft" });
    expect(await outcomes(written([aUnit({ target: "Sool" })]))).toEqual([["new", messages.incomplete]]);
    expect(await estonian()).toMatchObject({ status: "draft", texts: { name: "Sool", description: "See." } });
  });

  it("adds a text to what is published, and nothing of it leaves the shop", async () => {
    await shop.pool.query("UPDATE products SET description = 'It.' WHERE id = $1", [oil.id]);
    await translate(shop, translatedProducts, oil.id, { texts: { name: "Sool" } });
    const added = aUnit({ field: "description", source: "It.", target: "See.", state: "missing" });
    expect(await outcomes(written([aUnit({ target: "Sool" }), added]))).toEqual([
      ["unchanged"],
      ["new", messages.inShop],
    ]);
    expect(await estonian()).toMatchObject({ status: "published", texts: { name: "Sool", description: "See." } });
  });

  it("made from an older English changes what is published, which stays there and is outdated", async () => {
    await translate(shop, translatedProducts, oil.id, { texts: { name: "Sool" } });
    expect(await outcomes(written([aUnit({ source: "Salt", target: "Soolane", version: 1 })]))).toEqual([
      ["changed", messages.texts("Sool", "Soolane"), messages.staleInShop],
    ]);
    expect(await estonian()).toMatchObject({ state: "published", status: "stale", before: { name: "Salt" } });
  });

  it("made before the translation was changed says so, with both texts where they differ", async () => {
    const long = "Sool ja seeder ühes pudelis, mis sobib igasse tuppa: ";
    await translate(shop, translatedProducts, oil.id, { texts: { name: "Vana" } });
    await translate(shop, translatedProducts, oil.id, { texts: { name: `${long}kodu` } });
    const [line] = await outcomes(written([aUnit({ target: `${long}kontor`, version: 1 })]), true);
    const texts = messages.texts("…is, mis sobib igasse tuppa: kodu", "…is, mis sobib igasse tuppa: kontor");
    expect(line).toEqual(["changed", texts, messages.newer]);
  });

  it("with the same texts as a draft takes nothing out of the shop, and as published publishes the draft", async () => {
    await translate(shop, translatedProducts, oil.id, { texts: { name: "Sool" }, state: "draft" });
    expect(await outcomes(written([aUnit({ target: "Sool" })]))).toEqual([["changed", messages.published]]);
    expect((await estonian()).status).toBe("published");
    expect(await outcomes(written([aUnit({ target: "Sool", state: "draft" })]))).toEqual([["unchanged"]]);
    expect((await estonian()).status).toBe("published");
  });

  it.each([
    ["an unknown id", { id: "00000000-0000-4000-8000-00000000dead" }, messages.unknownId],
    ["an id that is none", { id: "7" }, messages.unknownId],
    ["an unknown text", { field: "motto" }, messages.unknownField("motto")],
    ["an unknown kind", { kind: "poem" as never }, messages.unknownKind("poem")],
    ["too long a text", { target: "x".repeat(201) }, "Name: at most 200 letters."],
  ])("with %s is refused in that line, and nothing of it is taken over", async (_what, change, message) => {
    const other = await aProduct(shop);
    const good = aUnit({ id: other.id, source: other.name });
    const lines = await outcomes(written([good, aUnit(change)]));
    expect(lines).toEqual([["new"], ["refused", message]]);
    expect((await translationIn(shop, translatedProducts, other.id, "et")).status).toBe("missing");
  });

  it("with a text twice is refused", async () =>
    expect(await outcomes(written([aUnit(), aUnit({ target: "Teine" })]))).toEqual([
      ["new"],
      ["refused", messages.twice],
    ]));

  it("without translations skips what is missing", async () =>
    expect(await outcomes(written([aUnit({ target: "", state: "missing" })]))).toEqual([
      ["skipped", messages.nothing],
    ]));

  const aPost = async () => {
    const post = { title: "Salt", slug: `salt-${oil.id}`, content: "<p>Salt.</p>", status: "published" };
    return (await addPost(shop, newPost.parse(post), mari)).id;
  };

  it("corrects an article in the shop that lacks a text of its English", async () => {
    const id = await aPost();
    await translate(shop, translatedPosts, id, {
      texts: { title: "Sool", slug: `sool-${id}`, content: "<p>Sool.</p>" },
    });
    await shop.pool.query("UPDATE blog_posts SET excerpt = 'About salt.' WHERE id = $1", [id]);
    const unit = { kind: "blog-post", id, title: "Salt", field: "title", source: "Salt" } as const;
    expect((await outcomes(written([aUnit({ ...unit, target: "Soolast" })])))[0]?.[0]).toBe("changed");
    expect(await translationIn(shop, translatedPosts, id, "et")).toMatchObject({
      state: "published",
      texts: { title: "Soolast" },
    });
  });

  it("cannot bring in scripts", async () => {
    const id = await aPost();
    const content = "<p>Sool.<script>x()</script></p>";
    const unit = { kind: "blog-post", id, title: "Salt" } as const;
    const lines = await outcomes(
      written([
        aUnit({ ...unit, field: "title", source: "Salt", target: `Sool ${id}` }),
        aUnit({ ...unit, field: "content", source: "<p>Salt.</p>", target: content }),
      ]),
    );
    expect(lines).toEqual([["new"], ["new"]]);
    expect(await translationIn(shop, translatedPosts, id, "et")).toMatchObject({
      status: "published",
      texts: { content: "<p>Sool.</p>" },
    });
  });

  it("that is cut in half is not read", async () => {
    const text = written([aUnit({ target: 'kaks\n"rida"' })]);
    const half = text.slice(0, text.indexOf("rida"));
    const refusal = await take(half).then(
      ({ problems, applied }) => ({ problems: problems.length, applied }),
      (error) => error.kind,
    );
    expect(["invalid", { problems: 1, applied: false }]).toContainEqual(refusal);
  });
});

describe("XLIFF is refused", () => {
  const good = () => unitsXliff([aUnit()], "et");
  it.each([
    ["of another version", () => good().replace('version="2.0"', 'version="1.2"'), messages.version("1.2")],
    ["of another namespace", () => good().replace("document:2.0", "document:1.2"), messages.version("2.0")],
    ["for another language", () => good().replace('trgLang="et"', 'trgLang="lv"'), messages.language("lv", "et")],
    ["from another language", () => good().replace('srcLang="en"', 'srcLang="de"'), messages.sourceLanguage("de")],
    ["that is something else", () => "<html><body/></html>", messages.noXliff],
    [
      "with entities that grow",
      () => `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${good().replace("Sool", "&b;")}`,
      messages.doctype,
    ],
  ])("%s", async (_what, text, problem) =>
    expect(await take(text())).toEqual({ applied: false, problems: [problem], lines: [] }),
  );

  it("that names an entity nobody declared", async () => {
    const { problems } = await take(good().replace("Sool", "&bomb;"));
    expect(problems[0]).toMatch(/not well-formed/);
  });

  it("with marks inside a text, in that line", async () => {
    const text = good().replace("Sool", '<ph id="1"/>');
    expect(await outcomes(text)).toEqual([["refused", messages.inline]]);
  });

  it("is read where a tool divided a text", async () => {
    const divided = good().replace(
      /<segment[\s\S]*<\/segment>/,
      `<segment state="final"><source xml:space="preserve">Salt &amp; </source><target>Sool </target></segment>
       <segment state="final"><source>&lt;Cedar&gt;</source><target>seeder</target></segment>`,
    );
    await take(divided);
    expect(await estonian()).toMatchObject({ status: "published", texts: { name: "Sool seeder" } });
  });
});

it("a spreadsheet is no CSV", async () =>
  expect(take("PK\u0003\u0004")).rejects.toMatchObject({ message: messages.noText }));

it("a CSV without a column is not read", async () =>
  expect((await take("Kind,ID,Field,English,State\nproduct,1,name,x,draft\n")).problems).toEqual([
    messages.column("Translation"),
  ]));
