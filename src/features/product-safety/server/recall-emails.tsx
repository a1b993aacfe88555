import { eq, sql } from "drizzle-orm";
import { emailTemplates } from "#features/email/server/email-templates.ts";
import { emailImages } from "#features/images/server/email-images.ts";
import { rendered, senderOf } from "#features/orders/server/email-of-order.ts";
import { withDefaultMaker } from "#features/products/default-maker.ts";
import { inLanguage, translatedName } from "#features/products/server/product-translation-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import type { AppContext } from "#platform/context.ts";
import { currentLanguage } from "#shared/language.ts";
import { messages } from "../email-messages.ts";
import { RecallEmail } from "../emails/recall-email.tsx";
import { textFor } from "../recall.ts";
import { recallEmails } from "../recall-email.ts";
import { recalls } from "./recalls-table.ts";

export const recallEmailTemplates = ({ db }: AppContext) =>
  emailTemplates(recallEmails, {
    "product-recall": async ({ recallId, orderNumbers }, context) => {
      const [recall] = await db.select().from(recalls).where(eq(recalls.id, recallId));
      const [row] = await db
        .select({
          name: products.name,
          sku: products.sku,
          gtin: products.gtin,
          maker: products.maker,
          makerAddress: products.makerAddress,
          makerContact: products.makerContact,
          image: sql<string | null>`${products.image}[1]`,
          ...translatedName(),
        })
        .from(products)
        .where(sql`${products.id} = ${recall?.productId ?? null}`);
      if (!recall || !row) throw new Error("The recall of an email is gone");
      const { name, sku, gtin, image } = inLanguage(row);
      const { maker, makerAddress, makerContact } = withDefaultMaker(
        { ...row, responsiblePerson: null },
        context.settings,
      );
      const [shown] = await emailImages(db, [image], context.shopUrl);
      return rendered(
        messages.subject(name),
        <RecallEmail
          product={name}
          sku={sku}
          gtin={gtin}
          maker={maker && [maker, makerAddress, makerContact].filter(Boolean).join(", ")}
          image={shown ?? null}
          orderNumbers={orderNumbers}
          batches={recall.batches}
          remedies={recall.remedies}
          text={textFor(recall.texts, currentLanguage())}
          phone={context.settings.trader.trader_phone ?? null}
          {...senderOf(context)}
        />,
      );
    },
  });
