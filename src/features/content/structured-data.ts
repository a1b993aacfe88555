import { publicAddress } from "#features/images/shown-image.ts";
import { type Language, localizedPath, localizedUrl } from "#shared/language.ts";
import { type ShopNames, type StructuredData, say, whole } from "#shared/structured-data.ts";
import type { Post } from "./blog-post.ts";

/** `language` is that of the post's one address (`languageOf`). */
export const postingData = ({ shopUrl, storeName }: ShopNames, post: Post, language: Language): StructuredData =>
  say("BlogPosting", {
    headline: post.title,
    ...(post.excerpt ? { description: post.excerpt } : {}),
    ...(post.image ? { image: [whole(publicAddress(post.image.path), shopUrl)] } : {}),
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author: { "@type": "Organization", name: storeName, url: localizedUrl(shopUrl, "/about") },
    publisher: { "@type": "Organization", name: storeName, url: localizedUrl(shopUrl, "/") },
    inLanguage: language,
    mainEntityOfPage: shopUrl + localizedPath(language, `/blog/${post.slug}`),
  });
