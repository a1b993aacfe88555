import { alternatesOf, currentLanguage, type Language, languageOf, localizedPath } from "#shared/language.ts";
import social from "../../assets/demo/scenes/social.jpg?url";

interface PageWords {
  title: string;
  description: string;
  /** Without the shop's address. */
  path: string;
  shopUrl: string;
  storeName: string;
  /** In which the shop is published. */
  languages: readonly Language[];
  /** What a shared link shows, with or without the shop's address; the shop's own image where there is none. */
  image?: string;
  /**
   * Where it is in each language that has it, without prefix; `path` in all languages, where it is left out. In a language
   * that does not have it, search engines are told of the English address only.
   */
  paths?: Partial<Record<Language, string>>;
  /** An article, where it is one. */
  type?: "article" | "product";
}

/** Title, description, canonical address and the basics for sharing. */
export const pageMeta = (page: PageWords) => {
  const { title, description, path, paths, shopUrl, storeName, image = social, type } = page;
  const language = languageOf(paths);
  const address = shopUrl + localizedPath(language, paths?.[language] ?? path);
  return [
    { title: storeName && title !== storeName ? `${title} | ${storeName}` : title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...alternates(page),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:type", content: type ?? "website" },
    { property: "og:site_name", content: storeName },
    { property: "og:image", content: image.startsWith("/") ? `${shopUrl}${image}` : image },
    { name: "twitter:card", content: "summary_large_image" },
  ];
};

/** A page that is not in this language tells of the English address only. */
function alternates({ languages, shopUrl, path, paths }: PageWords) {
  const all = alternatesOf(shopUrl, { path, paths }, languages);
  const isElsewhere = paths && paths[currentLanguage()] === undefined;
  if (all.length < 2 || isElsewhere) return [];
  return all.map(([hrefLang, href]) => ({ tagName: "link", rel: "alternate", hrefLang, href }));
}

/** For pages that no search engine should list. */
export const privatePage = ({ storeName }: Pick<PageWords, "storeName">, title: string) => [
  { title: storeName ? `${title} | ${storeName}` : title },
  { name: "robots", content: "noindex" },
];
