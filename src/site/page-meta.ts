import social from "../../assets/demo/scenes/social.jpg?url";

interface PageWords {
  title: string;
  description: string;
  /** Without the shop's address. */
  path: string;
  shopUrl: string;
  storeName: string;
  /** What a shared link shows, with or without the shop's address; the shop's own image where there is none. */
  image?: string;
  /** An article, where it is one. */
  type?: "article" | "product";
}

/** Title, description, canonical address and the basics for sharing. */
export const pageMeta = ({ title, description, path, shopUrl, storeName, image = social, type }: PageWords) => [
  { title: storeName && title !== storeName ? `${title} | ${storeName}` : title },
  { name: "description", content: description },
  { tagName: "link", rel: "canonical", href: `${shopUrl}${path}` },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:url", content: `${shopUrl}${path}` },
  { property: "og:type", content: type ?? "website" },
  { property: "og:site_name", content: storeName },
  { property: "og:image", content: image.startsWith("/") ? `${shopUrl}${image}` : image },
  { name: "twitter:card", content: "summary_large_image" },
];

/** For pages that no search engine should list. */
export const privatePage = ({ storeName }: Pick<PageWords, "storeName">, title: string) => [
  { title: storeName ? `${title} | ${storeName}` : title },
  { name: "robots", content: "noindex" },
];
