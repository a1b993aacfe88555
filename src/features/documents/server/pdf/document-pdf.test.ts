import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { LANGUAGES } from "#shared/language.ts";
import { aLine, sampleDocument } from "#tests/documents.ts";
import type { IssuedDocument } from "../../document.ts";
import { documentPdf } from "./document-pdf.ts";

/** The objects of a file by their numbers, with what their streams hold. */
interface PdfObject {
  text: string;
  stream: string;
}
function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const raw = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const [, number = "", body = ""] of raw.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [text = "", stream = ""] = body.split(/\nstream\n/);
    const bytes = Buffer.from(stream.replace(/\nendstream$/, ""), "latin1");
    const isPacked = stream !== "" && text.includes("FlateDecode");
    objects.set(number, { text, stream: (isPacked ? inflateSync(bytes) : bytes).toString("latin1") });
  }
  return objects;
}
const every = (objects: Map<string, PdfObject>, what: RegExp) =>
  [...objects.values()].filter(({ text }) => what.test(text));
const catalog = (objects: Map<string, PdfObject>) => every(objects, /\/Type \/Catalog/)[0]?.text ?? "";
const at = (objects: Map<string, PdfObject>, key: string) =>
  objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(catalog(objects))?.[1] ?? "");

const longOne = (count: number): IssuedDocument =>
  sampleDocument({ lines: Array.from({ length: count }, (_, place) => aLine(`Oil ${place}`, 1000 + place)) });
const written = (document: IssuedDocument, language: (typeof LANGUAGES)[number] = "en") =>
  withLanguage(language, () => documentPdf(document));

it("is called a VAT invoice in Lithuania where the seller has a VAT number", async () => {
  const document = sampleDocument();
  const without = sampleDocument({ seller: { ...document.data.seller, vatNumber: null } });
  const titleOf = async (one: IssuedDocument) =>
    Buffer.from(at(objectsOf(await written(one, "lt")), "Metadata")?.stream ?? "", "latin1").toString();
  expect(await titleOf(document)).toContain(`PVM sąskaita faktūra ${document.number}`);
  expect(await titleOf(without)).toContain(`Sąskaita faktūra ${document.number}`);
});

describe("an invoice as a file for the archive", async () => {
  const pdf = await written(sampleDocument());
  const objects = objectsOf(pdf);
  const pages = every(objects, /\/Type \/Page\b(?!s)/);

  it("says that it is PDF/A-3a, in metadata that everybody can read", () => {
    const xmp = at(objects, "Metadata");
    expect(xmp?.text).not.toContain("/Filter");
    expect(xmp?.stream).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(xmp?.stream).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
    expect(xmp?.stream).toContain("Invoice INV-2026-000042");
  });

  it("has a colour profile, an id and no encryption", () => {
    const intent = objects.get(/\/OutputIntents \[(\d+) 0 R\]/.exec(catalog(objects))?.[1] ?? "")?.text ?? "";
    expect(intent).toContain("/S /GTS_PDFA1");
    const profile = objects.get(/\/DestOutputProfile (\d+) 0 R/.exec(intent)?.[1] ?? "");
    expect(profile?.stream.slice(36, 40)).toBe("acsp");
    const trailer = pdf.toString("latin1").slice(-600);
    expect(trailer).toMatch(/\/ID \[<[0-9a-f]{32}>/);
    expect(trailer).not.toContain("/Encrypt");
  });

  it("is tagged: marked, with a tree, a language and a title that viewers show", () => {
    expect(at(objects, "MarkInfo")?.text).toContain("/Marked true");
    expect(catalog(objects)).toContain("/Lang (en)");
    expect(catalog(objects)).toMatch(/\/ViewerPreferences/);
    expect(every(objects, /\/DisplayDocTitle true/)).toHaveLength(1);
    const tags = [...objects.values()].flatMap(({ text }) => /\/S \/(\w+)\n/.exec(text)?.[1] ?? []);
    expect(new Set(tags)).toEqual(
      new Set([
        "Document",
        "Figure",
        "H1",
        "H2",
        "P",
        "Sect",
        "L",
        "LI",
        "Lbl",
        "LBody",
        "Table",
        "TR",
        "TH",
        "TD",
        "GTS_PDFA1",
      ]),
    );
    expect(every(objects, /\/S \/TH\n/).every(({ text }) => text.includes("/Scope /Column"))).toBe(true);
  });

  it("draws the shop's name, and says it to readers", () => {
    expect(every(objects, /\/S \/Figure\n/).map(({ text }) => /\/Alt \((.+)\)/.exec(text)?.[1])).toEqual(["Aurelle"]);
  });

  it("sets another name in type", async () => {
    const other = objectsOf(
      await written(sampleDocument({ seller: { ...sampleDocument().data.seller, storeName: "Nordlys" } })),
    );
    expect(every(other, /\/S \/Figure\n/)).toEqual([]);
  });

  it("marks all that is drawn, as content of a tag or as decoration", () => {
    for (const page of pages) {
      const { stream } = objects.get(/\/Contents (\d+) 0 R/.exec(page.text)?.[1] ?? "") ?? { stream: "" };
      let depth = 0;
      for (const line of stream.split("\n")) {
        if (/ (BDC|BMC)$/.test(line)) depth += 1;
        if (line === "EMC") depth -= 1;
        if (/(\bTJ|\bTj|^S|^f)$/.test(line)) expect(depth, line).toBe(1);
      }
      expect(depth).toBe(0);
    }
  });

  it("brings every font it uses, with the letters behind its signs", () => {
    const fonts = every(objects, /\/Subtype \/Type0/);
    expect(fonts.length).toBeGreaterThan(2);
    for (const { text } of fonts) expect(text).toContain("/ToUnicode");
    const descriptors = every(objects, /\/Type \/FontDescriptor/);
    expect(descriptors).toHaveLength(fonts.length);
    for (const { text } of descriptors) expect(text).toMatch(/\/FontFile2 \d+ 0 R/);
  });

  it("has nothing that is transparent, runs or lies elsewhere", () => {
    for (const { text } of objects.values())
      expect(text).not.toMatch(/\/(CA|ca) 0|\/SMask|\/JavaScript|\/Launch|\/URI|\/Type1\b|\/LZWDecode/);
  });
});

it("the same document makes the same bytes, another number does not", async () => {
  const hash = async (document: IssuedDocument) =>
    createHash("sha256")
      .update(await written(document))
      .digest("hex");
  const first = await hash(sampleDocument());
  expect(await hash(sampleDocument())).toBe(first);
  expect(await hash(sampleDocument({}, { number: "INV-2026-000043" }))).not.toBe(first);
});

it("300 lines go over pages, each with the headings, in one table for readers", async () => {
  const objects = objectsOf(await written(longOne(300)));
  const pages = every(objects, /\/Type \/Page\b(?!s)/);
  expect(pages.length).toBeGreaterThan(9);
  expect(every(objects, /\/S \/TH\n/)).toHaveLength(6 + 3);
  expect(every(objects, /\/S \/TR\n/)).toHaveLength(1 + 300 + 2);
});

it.each(LANGUAGES)("is written in %s", async (language) => {
  const objects = objectsOf(await written(sampleDocument({}, { language }), language));
  expect(catalog(objects)).toContain(`/Lang (${language})`);
});

it("a file for programs is enclosed as another form of the same document", async () => {
  const xml = { name: "INV-2026-000042.xml", type: "application/xml", bytes: Buffer.from("<Invoice/>") };
  const objects = objectsOf(await withLanguage("en", () => documentPdf(sampleDocument(), [xml])));
  const [file] = every(objects, /\/AFRelationship \/Alternative/);
  expect(file?.text).toContain("INV-2026-000042.xml");
  expect(catalog(objects)).toContain("/AF [");
});
