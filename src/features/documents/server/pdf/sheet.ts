import PDFDocument from "pdfkit";
import { FACES, type Face, type Style } from "./fonts.ts";
import { linesOf, type Measure, type Run } from "./text-lines.ts";

/** Points. A4 with room for a hole punch. */
export const PAGE = { left: 56, right: 540, top: 56, bottom: 770 } as const;
export const INK = { text: "#2b2118", soft: "#6b5f52", gold: "#7a5a16", rule: "#d8cfc0" } as const;

export interface TextLook {
  style?: Style;
  size?: number;
  color?: string;
  align?: "left" | "right";
}

interface Meta {
  title: string;
  author: string;
  language: string;
  at: Date;
}

type Tag = PDFKit.PDFStructureElement;

/** pdfkit's types leave the scope of table headings out. */
interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: "Column" | "Row";
}

/**
 * A tagged PDF/A-3a under way, page by page. Positions are in points from the top left corner. The same content makes the same
 * bytes: the date is given, and the id follows from it.
 */
export class Sheet implements Measure {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Tag;
  private readonly chunks: Uint8Array[] = [];
  private readonly ended: Promise<void>;
  y: number = PAGE.top;

  constructor({ title, author, language, at }: Meta) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      compress: true,
      pdfVersion: "1.7",
      subset: "PDF/A-3a",
      tagged: true,
      lang: language,
      displayTitle: true,
      // Without one, Helvetica is read for each document.
      font: "",
      info: { Title: title, Author: author, Creator: author, Producer: "pdfkit", CreationDate: at, ModDate: at },
    });
    for (const face of Object.keys(FACES) as Face[]) this.doc.registerFont(face, opened.get(face)?.font ?? FACES[face]);
    this.doc.on("data", (chunk: Uint8Array) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => this.doc.on("end", resolve).on("error", reject));
    this.doc.addPage();
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
  }

  has(face: Face, codePoint: number): boolean {
    const { font, letters } = opened.get(face) ?? this.open(face);
    const has = letters.get(codePoint) ?? font.hasGlyphForCodePoint(codePoint);
    letters.set(codePoint, has);
    return has;
  }

  width(face: Face, size: number, text: string): number {
    this.open(face);
    return this.doc.fontSize(size).widthOfString(text);
  }

  private open(face: Face): OpenedFace {
    const own = fontOf(this.doc.font(face));
    const known = opened.get(face) ?? { font: own.font, letters: new Map(), words: {} };
    opened.set(face, known);
    own.layoutCache = known.words;
    return known;
  }

  lines(text: string, width: number, { style = "plain", size = 9 }: TextLook = {}): Run[][] {
    return linesOf(this, style, size, text, width);
  }

  /** Writes lines from a place downwards and answers where they end. */
  write(lines: readonly (readonly Run[])[], x: number, y: number, width: number, look: TextLook = {}): number {
    const { size = 9, color = INK.text, align = "left" } = look;
    let top = y;
    for (const runs of lines) {
      const whole = runs.reduce((total, run) => total + run.width, 0);
      let at = align === "right" ? x + width - whole : x;
      const baseline = top + size;
      for (const { face, text, width: wide } of runs) {
        this.doc
          .font(face)
          .fontSize(size)
          .fillColor(color)
          .text(text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
        at += wide;
      }
      top += leading(size);
    }
    return top;
  }

  /** Content that a reader hears, in a structure element of its own. */
  tag(parent: Tag, type: string, draw: () => void, options: TagOptions = {}): void {
    const element = this.doc.struct(type, options, [draw]);
    parent.add(element);
  }

  group(parent: Tag, type: string): Tag {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Lines, repeated headings, page numbers: no reader hears them. */
  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, color: string = INK.rule): void {
    this.artifact(() => this.doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.6).strokeColor(color).stroke());
  }

  turn(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Writes at the foot of every page. */
  foot(draw: (page: number, of: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(start + page);
      this.artifact(() => draw(page + 1, count), "Pagination");
    }
  }

  async end(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    await this.ended;
    for (const face of opened.values()) if (Object.keys(face.words).length > MAX_WORDS) face.words = {};
    return Buffer.concat(this.chunks);
  }
}

export const leading = (size: number): number => Math.round(size * 1.38 * 2) / 2;

/** A font as pdfkit reads it, which it also takes instead of bytes, and what it keeps of one in a document; its types leave both out. */
type ParsedFont = Buffer & { hasGlyphForCodePoint(codePoint: number): boolean };
type Words = Record<string, object>;
const fontOf = (doc: PDFKit.PDFDocument) =>
  (doc as unknown as { _font: { font: ParsedFont; layoutCache: Words } })._font;

/** What documents share, as finding it out takes longer than writing a page: which letters a face has, and how its words are set. */
interface OpenedFace {
  font: ParsedFont;
  readonly letters: Map<number, boolean>;
  words: Words;
}
const opened = new Map<Face, OpenedFace>();
/** Of a face. */
const MAX_WORDS = 3000;
