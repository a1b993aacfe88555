import { and, eq } from "drizzle-orm";
import { emailTemplates } from "#features/email/server/email-templates.ts";
import { publicAddress } from "#features/images/shown-image.ts";
import { rendered } from "#features/orders/server/email-of-order.ts";
import { traderLine } from "#features/policies/server/policy-facts.ts";
import { priceNow } from "#features/products/product.ts";
import { onSale, productsById } from "#features/products/server/product-queries.ts";
import { inLanguage, translatedName } from "#features/products/server/product-translation-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import { wideImage } from "#features/products/server/small-image.ts";
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
        .select({ name: products.name, image: wideImage, ...translatedName() })
        .from(products)
        .where(and(eq(products.id, productId), onSale));
      // Taken out of the shop meanwhile.
      const [product] = await productsById(db, [productId]);
      if (!row || !product) return null;
      const { name, image } = inLanguage(row);
      const address = image ? publicAddress(image) : "";
      return rendered(
        messages.subject(name),
        <BackInStockEmail
          product={name}
          // Mail programs show no data addresses.
          image={address.startsWith("/") ? context.shopUrl + address : null}
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
