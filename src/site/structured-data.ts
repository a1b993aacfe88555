import { type Language, localizedPath, localizedUrl } from "#shared/language.ts";
import { hasWordmark } from "#shared/store-settings.ts";
import { type ShopNames, type StructuredData, say } from "#shared/structured-data.ts";

export const organizationData = ({
  shopUrl,
  storeName,
  storeEmail,
}: ShopNames & { storeEmail: string }): StructuredData =>
  say("OnlineStore", {
    name: storeName,
    url: localizedUrl(shopUrl, "/"),
    logo: `${shopUrl}/${hasWordmark(storeName) ? "mark" : "favicon"}.svg`,
    email: storeEmail,
  });

/** `language` is that of the page's one address (`languageOf`). */
export const breadcrumbData = (
  { shopUrl }: ShopNames,
  crumbs: readonly { label: string; path: string }[],
  language: Language,
): StructuredData =>
  say("BreadcrumbList", {
    itemListElement: crumbs.map(({ label, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: shopUrl + localizedPath(language, path),
    })),
  });

export const questionsData = (entries: readonly { question: string; answer: readonly string[] }[]): StructuredData =>
  say("FAQPage", {
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  });
