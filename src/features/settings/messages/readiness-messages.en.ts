import { countedIn } from "#shared/plural.ts";
import type { FirstLook, ReadinessItem, ReadinessRule } from "../readiness.ts";

const counted = countedIn("en");

/** The list of what a shop needs before it goes live, on its screen and at the start. */
export const messages = {
  title: "Ready to go live",
  lead: "What shoppers must be told by law and this shop does not know yet. It is no legal advice: ask a lawyer in each market.",
  /** Where an item comes from. */
  rules: {
    L19: "Law on electrical equipment",
    L30: "Consumer law on the legal guarantee",
    L45: "Law on consumer disputes",
    L49: "E-commerce law on who sells",
    L53: "Law on packaging",
  } satisfies Record<ReadinessRule, string>,
  asOf: (day: string) => `Rules as of ${day}.`,
  ready: "Nothing is missing that this list knows of.",
  paidInTest: {
    title: "Payments are tests",
    text: "No money moves, so each order is a test order: reports leave it out, and its invoice is marked as a test. To sell, set the live keys: STRIPE_SECRET_KEY, or those of Montonio with MONTONIO_ENVIRONMENT=live.",
  },
  withoutBackup: {
    title: "No backup at night",
    text: "This shop makes no backup of itself. Ask whoever runs the server to set a bucket for backups (BACKUP_S3_BUCKET and the others), or to keep one elsewhere every day.",
  },
  firstLooks: {
    title: "Before the first order",
    look: "Look at it",
    items: {
      storeName: "The name of the shop, which is still Aurelle",
      deliveryPrices:
        "Delivery prices and where goods may go: the shop delivers to all countries of the European Union and to the United States, unless a product says otherwise",
      oneStopShop:
        "Your registration for the One Stop Shop (OSS) at your tax authority, before goods go to consumers in another EU country: invoices say that VAT is declared there",
      policies: "The policies: what they promise, such as 100 days for returns, must hold in your shop",
    } satisfies Record<FirstLook, string>,
  },
  required: "A live shop does not start without",
  advised: "The law asks many shops for",
  more: "Tools for what the law asks later",
  links: {
    recalls: { label: "Recalls", text: "Find the buyers of a product or batch and write to them." },
    processing: {
      label: "Records of processing",
      text: "What happens to personal data, consents, and whether the privacy policy names everybody who gets data.",
    },
    soldMaterials: {
      label: "Sold by material",
      text: "For the registers of packaging, electrical equipment and batteries.",
    },
  },
  loading: "Looking at what is missing",
  failed: "Failed to load the list",
  enter: "Enter it",
  items: {
    traderName: "The legal name of who sells",
    traderAddress: "The postal address of who sells",
    storeEmail: "An email address of your own, in place of support@example.com",
    phone: "A phone number that shoppers can call",
    register: "The register number of the business",
    vatNumber: "The VAT number; without it, VAT is charged all the same",
    refusedVatNumber:
      "A VAT number of your own that VIES accepts: it refuses this one, and every business is charged VAT. Correct it, or have it registered in VIES by your tax authority",
    representative: "Who represents the company (Germany)",
    packaging: "Numbers of packaging registers, by country (Germany, France)",
    weee: "Numbers of registers of electrical equipment, by country (Germany)",
    guaranteeNotice:
      "The Commission's notice of the legal guarantee in each published language; until then the shop's own words",
    disputeBody: "The body for consumer disputes, where you take part in one (France)",
  } satisfies Record<ReadinessItem, string>,
  products: "Products that lack something",
  /** What products lack, with the rule. */
  gaps: {
    label: "without a complete hazard label",
    maker: "without a maker with postal and electronic address",
    responsiblePerson: "without a responsible person; needed where the maker is outside the EU",
    weight: "without a weight",
    materials: "without materials and their weight",
    safetyTexts:
      "with safety information or responsible person missing or outdated in a language that shoppers can read",
  },
  gap: (count: number, gap: string) => `${counted(count, { one: "product", other: "products" })} ${gap}`,
  others: (count: number) => `and ${count.toLocaleString("en")} more`,
  refused: (items: readonly string[]) =>
    `A live shop tells who sells. Missing: ${items.join("; ")}. Enter them under Settings while the shop is a demo, or start it once with TRADER_NAME, TRADER_ADDRESS and TRADER_EMAIL.`,
  needed: (items: readonly string[]) => `A live shop does not start without this: ${items.join("; ")}.`,
  advice: (items: readonly string[], where: string) =>
    `The law asks many shops for more than this one tells yet (${where}): ${items.join("; ")}.`,
} as const;
