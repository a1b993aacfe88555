import { and, eq, sql } from "drizzle-orm";
import { emailTemplates } from "#features/email/server/email-templates.ts";
import { emailImages } from "#features/images/server/email-images.ts";
import { rendered } from "#features/orders/server/email-of-order.ts";
import { traderLine } from "#features/policies/server/policy-facts.ts";
import { priceNow } from "#features/products/product.ts";
import { onSale, productsById } from "#features/products/server/product-queries.ts";
import { inLanguage, translatedName } from "#features/products/server/product-translation-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import { unitPriceText } from "#features/products/unit-price.ts";
import type { AppContext } from "#platform/context.ts";
import { localizedUrl } from "#shared/language.ts";
import { formatMoney } from "#shared/money.ts";
import { backInStockEmails } from "../back-in-stock-email.ts";
import { messages } from "../email-messages.ts";
import { BackInStockEmail } from "../emails/back-in-stock-email.tsx";

export const backInStockEmailTemplates = ({ db }: AppContext) =>
  emailTemplates(backInStockEmails, {
    "back-in-stock": async ({ productId }, context) => {
      const [row] = await db
        .select({ name: products.name, image: sql<string | null>`${products.image}[1]`, ...translatedName() })
        .from(products)
        .where(and(eq(products.id, productId), onSale));
      // Taken out of the shop meanwhile.
      const [product] = await productsById(db, [productId]);
      if (!row || !product) return null;
      const { name, image } = inLanguage(row);
      const [shown] = await emailImages(db, [image], context.shopUrl);
      return rendered(
        messages.subject(name),
        <BackInStockEmail
          product={name}
          image={shown ?? null}
          price={formatMoney(priceNow(product))}
          unitPrice={unitPriceText(product, priceNow(product))}
          productUrl={localizedUrl(context.shopUrl, `/products/${productId}`)}
          storeName={context.settings.storeName}
          shopUrl={context.shopUrl}
          seller={traderLine(context.settings)}
        />,
      );
    },
  });
