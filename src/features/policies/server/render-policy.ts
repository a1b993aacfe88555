import { escapeHtml } from "#shared/escape-html.ts";
import { currentLanguage } from "#shared/language.ts";
import { linksInLanguage } from "#shared/links-in-language.ts";
import { mailto } from "#shared/mailto.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { slugOf } from "#shared/slug.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import type { Policy, PolicySection, PolicySource, PolicyText } from "../policy.ts";
import { text } from "../policy-text.ts";
import { type Facts, factsOf, listsOf, NO_PROCESSORS, type Processors } from "./policy-facts.ts";

/** The text of the program in the language that is spoken (storefront 2, decision 45). */
export const startText = (policy: Policy): PolicySource => {
  const { title, lead, body } = text[policy];
  return { title, lead, body: body.trim() };
};

/** A policy as shoppers read it; amounts and names come from the shop's settings. */
export function policyText(
  policy: Policy,
  source: PolicySource,
  settings: StoreSettings,
  processors: Processors = NO_PROCESSORS,
): PolicyText {
  const facts = factsOf(settings, processors);
  const start = text[policy];
  const lead = withFacts(source.lead, facts);
  return {
    title: withFacts(source.title, facts),
    description: source.lead === start.lead ? start.description : lead,
    lead,
    sections: sectionsOf(policyHtml(source.body, listsOf(settings, processors), { settings, facts }), {
      ids: idsOf(start.body),
      // Long ones are found by number.
      isNumbered: policy === "terms-of-service",
    }),
  };
}

const sanitised = new Map<string, string>();
/** Of three policies in seven languages, and of some settings that were changed. */
const MOST_SANITISED = 50;

/** Each email of an order has the same policies: sanitising them takes longer than the rest of its text. */
function sanitisedOnce(html: string): string {
  const kept = sanitised.get(html);
  if (kept !== undefined) return kept;
  if (sanitised.size >= MOST_SANITISED) sanitised.clear();
  const clean = safeHtml(html);
  sanitised.set(html, clean);
  return clean;
}

/** The body with its facts. It is sanitised with them, as a fact may stand in an address. */
function policyHtml(
  body: string,
  lists: Facts,
  { settings, facts }: { settings: Pick<StoreSettings, "storeEmail">; facts: Facts },
): string {
  const filled = withFacts(
    body
      .replaceAll("mailto:{storeEmail}", mailto(settings.storeEmail))
      // A list is no part of a paragraph.
      .replaceAll(/<p>\s*\{(\w+)\}\s*<\/p>/g, (paragraph, name: string) => lists[name] ?? paragraph),
    Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, escapeHtml(fact)])),
  );
  return linksInLanguage(sanitisedOnce(filled), currentLanguage());
}

/** Unknown braces stay, as a shopkeeper may have typed them. */
const withFacts = (written: string, facts: Facts): string =>
  written.replaceAll(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces);

/** Other pages lead to the sections of the start texts: a section that keeps its heading keeps its address. */
const idsOf = (body: string): ReadonlyMap<string, string> =>
  new Map([...body.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/gs)].map(([, id = "", title = ""]) => [title, id]));

interface Shape {
  ids: ReadonlyMap<string, string>;
  isNumbered: boolean;
}

/** A section goes from its heading to the next one. One that says nothing is left out. */
function sectionsOf(html: string, { ids, isNumbered }: Shape): PolicySection[] {
  const taken = new Set<string>();
  return html
    .trim()
    .split(/(?=<h2\b)/)
    .filter((section) => section.replace(/<h2\b.*?<\/h2>/s, "").trim() !== "")
    .map((section) => {
      const [heading = "", inner = ""] = /<h2\b[^>]*>(.*?)<\/h2>/s.exec(section) ?? [];
      if (!heading) return { id: "", title: "", html: section.trim() };
      const plain = inner.replaceAll(/<[^>]*>/g, "").trim();
      const id = free(ids.get(plain) ?? (slugOf(plain.replaceAll(/&\w+;/g, "")) || "section"), taken);
      const number = isNumbered ? `${taken.size}. ` : "";
      return {
        id,
        title: number + plain,
        html: section.replace(heading, () => `<h2 id="${id}">${number}${inner}</h2>`).trim(),
      };
    });
}

function free(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
