/** What search engines read of a page (schema.org). Data, never run: React Router writes it escaped into a script element. */
export type StructuredData = { "script:ld+json": Record<string, unknown> };

export interface ShopNames {
  shopUrl: string;
  storeName: string;
}

export const say = (type: string, facts: Record<string, unknown>): StructuredData => ({
  "script:ld+json": { "@context": "https://schema.org", "@type": type, ...facts },
});

/** An address with its host. */
export const whole = (address: string, shopUrl: string): string =>
  address.startsWith("/") ? shopUrl + address : address;
