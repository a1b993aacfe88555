import { SaxesParser, type SaxesTagPlain } from "saxes";
import { messages } from "../exchange-messages.ts";
import { type FileUnit, MACHINE, MAX_UNITS, VERSION, versionIn, XLIFF_NAMESPACE } from "../translation-unit.ts";

export interface ReadFile {
  units: FileUnit[];
  /** What is wrong with the file as a whole. */
  problems: string[];
}

/** States of XLIFF in which a text is meant for shoppers. */
const PUBLISHED = new Set(["final", "reviewed"]);

/** The file ends where it is not what it should be: nothing after that is read. */
class Refused extends Error {}

/** Reads XLIFF 2.0 from English. Document types are refused, so there are no entities to expand. */
export function readXliff(text: string, language: string): ReadFile {
  const units: FileUnit[] = [];
  try {
    parse(text, language, units);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { units: [], problems: [error.message] };
  }
  return units.length === 0 ? { units, problems: [messages.empty] } : { units, problems: [] };
}

function parse(text: string, language: string, units: FileUnit[]): void {
  const parser = new SaxesParser({ xmlns: false, position: true });
  /** The names of the open elements. */
  const open: string[] = [];
  let file = "";
  let version = "";
  let isVersion = false;
  let unit: FileUnit | null = null;
  let states: string[] = [];
  parser.on("error", (error) => {
    throw new Refused(messages.broken(parser.line, error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "")));
  });
  parser.on("doctype", () => {
    throw new Refused(messages.doctype);
  });
  parser.on("opentag", (tag) => {
    const { name } = tag;
    const attribute = (key: string) => String(tag.attributes[key] ?? "");
    if (open.length === 0) refuseOther(tag, language);
    const parent = open.at(-1);
    open.push(name);
    if (name === "file") {
      file = attribute("id");
      version = "";
    }
    isVersion = name === "note" && attribute("category") === VERSION;
    if (name === "unit") {
      if (units.length >= MAX_UNITS) throw new Refused(messages.tooMany(MAX_UNITS));
      const [, kind = "", id = ""] = /^([a-z-]+)\.(.*)$/.exec(file) ?? [];
      const place = { line: parser.line, kind, id, field: attribute("id"), version: versionIn(version) };
      unit = { ...place, source: "", target: "", isPublished: false, byMachine: false, problems: [] };
      states = [];
    }
    if (name === "segment" && unit) {
      states.push(attribute("state"));
      unit.byMachine ||= attribute("subState") === MACHINE;
    }
    if (unit && (parent === "source" || parent === "target") && !unit.problems.includes(messages.inline))
      unit.problems.push(messages.inline);
  });
  const take = (written: string) => {
    const name = open.at(-1);
    if (isVersion && name === "note") version += written;
    if (unit && (name === "source" || name === "target")) unit[name] += written;
  };
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", ({ name }) => {
    open.pop();
    if (name !== "unit" || !unit) return;
    unit.isPublished = states.length > 0 && states.every((state) => PUBLISHED.has(state));
    units.push(unit);
    unit = null;
  });
  parser.write(text).close();
}

/** @throws Refused */
function refuseOther({ name, attributes }: SaxesTagPlain, language: string): void {
  const { xmlns = "", version = "", srcLang = "", trgLang = "" } = attributes;
  if (name !== "xliff") throw new Refused(messages.noXliff);
  if (version !== "2.0" || xmlns !== XLIFF_NAMESPACE) throw new Refused(messages.version(version));
  if (srcLang.split("-")[0] !== "en") throw new Refused(messages.sourceLanguage(srcLang));
  if (trgLang.split("-")[0] !== language) throw new Refused(messages.language(trgLang, language));
}
