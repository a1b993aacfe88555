import type { Post } from "#features/content/blog-post.ts";
import { type Product, priceNow } from "#features/products/product.ts";

/** What search engines read of a page (schema.org). Data, never run: React Router writes it escaped into a script element. */
export type StructuredData = { "script:ld+json": Record<string, unknown> };

export interface ShopNames {
  shopUrl: string;
  storeName: string;
}

/** How long a return is taken (decision 45). */
const RETURN_DAYS = 100;

const say = (type: string, facts: Record<string, unknown>): StructuredData => ({
  "script:ld+json": { "@context": "https://schema.org", "@type": type, ...facts },
});

const whole = (address: string, shopUrl: string): string => (address.startsWith("/") ? shopUrl + address : address);

export const organizationData = ({
  shopUrl,
  storeName,
  storeEmail,
}: ShopNames & { storeEmail: string }): StructuredData =>
  say("OnlineStore", { name: storeName, url: `${shopUrl}/`, logo: `${shopUrl}/favicon.svg`, email: storeEmail });

export const breadcrumbData = (
  { shopUrl }: ShopNames,
  crumbs: readonly { label: string; path: string }[],
): StructuredData =>
  say("BreadcrumbList", {
    itemListElement: crumbs.map(({ label, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: shopUrl + path,
    })),
  });

/** Without ratings, for invented ones are unlawful (decision 9). */
export function productData({ shopUrl, storeName }: ShopNames, product: Product): StructuredData {
  const url = `${shopUrl}/products/${product.id}`;
  return say("Product", {
    name: product.name,
    description: product.description ?? product.name,
    image: product.pictures.map(({ src }) => whole(src, shopUrl)),
    sku: product.sku,
    ...(product.gtin ? { gtin: product.gtin } : {}),
    brand: { "@type": "Brand", name: storeName },
    offers: {
      "@type": "Offer",
      url,
      priceCurrency: "EUR",
      price: (priceNow(product) / 100).toFixed(2),
      availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: RETURN_DAYS,
        returnMethod: "https://schema.org/ReturnByMail",
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
        merchantReturnLink: `${shopUrl}/return-refund-policy`,
      },
    },
  });
}

export const postingData = ({ shopUrl, storeName }: ShopNames, post: Post): StructuredData =>
  say("BlogPosting", {
    headline: post.title,
    ...(post.excerpt ? { description: post.excerpt } : {}),
    ...(post.picture ? { image: [whole(post.picture.src, shopUrl)] } : {}),
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author: { "@type": "Organization", name: storeName, url: `${shopUrl}/about` },
    publisher: { "@type": "Organization", name: storeName, url: `${shopUrl}/` },
    mainEntityOfPage: `${shopUrl}/blog/${post.slug}`,
  });

export const questionsData = (entries: readonly { question: string; answer: readonly string[] }[]): StructuredData =>
  say("FAQPage", {
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  });
