import { eq } from "drizzle-orm";
import { emailTemplates } from "#features/email/server/email-templates.ts";
import { ReviewFlagEmail } from "#features/orders/emails/review-flag-email.tsx";
import { returnAddress } from "#features/orders/order-withdrawal.ts";
import { orderOf, rendered, senderOf } from "#features/orders/server/email-of-order.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { momentInWords } from "#shared/day.ts";
import { localizedUrl } from "#shared/language.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { messages } from "../email-messages.ts";
import { ReturnStepEmail } from "../emails/return-step-email.tsx";
import { WithdrawalReceivedEmail } from "../emails/withdrawal-received-email.tsx";
import { withoutLinks } from "../emails/without-links.ts";
import { messages as operatorMessages } from "../operator-messages.ts";
import { withdrawalEmails } from "../withdrawal-email.ts";
import { goodsOfReturn } from "./returns.ts";

const IS_NUMBER = /^AU-\d{1,12}$/;

export const withdrawalEmailTemplates = (shop: AppContext) =>
  emailTemplates(withdrawalEmails, {
    "withdrawal-received": async (data, context) => {
      const withdrawal = await withdrawalById(shop.db, data.withdrawalId);
      const { name, items, declaredAt, orderId } = withdrawal;
      const order = orderId ? await orderOf(shop, orderId) : null;
      const orderNumber = order?.orderNumber ?? withdrawal.orderNumber ?? "";
      return rendered(
        // Anybody may type a number, and an address for it.
        order || IS_NUMBER.test(orderNumber)
          ? messages.subject(orderNumber, context.settings.storeName)
          : messages.subjectWithoutNumber(context.settings.storeName),
        <WithdrawalReceivedEmail
          orderNumber={orderNumber}
          name={name}
          items={items}
          email={order?.email ?? withdrawal.email ?? ""}
          isMatched={order !== null}
          moment={momentInWords(context.settings.timeZone, declaredAt)}
          sendTo={sendTo(context.settings)}
          {...senderOf(context)}
        />,
      );
    },
    "return-step": async ({ returnId, state }, context) => {
      const { orderId, goods } = await goodsOfReturn(shop.db, returnId);
      const order = await orderOf(shop, orderId);
      const { settings, shopUrl } = context;
      return rendered(
        messages.return.subject(order.orderNumber, settings.storeName),
        <ReturnStepEmail
          state={state}
          goods={goods}
          orderNumber={order.orderNumber}
          firstName={order.firstName}
          sendTo={sendTo(settings)}
          returnUrl={localizedUrl(shopUrl, returnAddress(orderId, orderKey(shop.secret, order)))}
          {...senderOf(context)}
        />,
      );
    },
    "withdrawal-attention": async ({ withdrawalId }, { settings: { storeName }, shopUrl }) => {
      const { title, open, ...words } = operatorMessages.attention;
      const { orderNumber, name } = await withdrawalById(shop.db, withdrawalId);
      const matter = [words.matter, words.said(orderNumber ?? "", withoutLinks(name))].join(" ");
      const at = `${shopUrl}/admin/orders`;
      return rendered(
        title,
        <ReviewFlagEmail title={title} matter={matter} open={open} at={at} storeName={storeName} shopUrl={shopUrl} />,
      );
    },
  });

/** Where goods are sent back to, in lines. */
const sendTo = ({ traderName, storeName, traderAddress }: StoreSettings): string[] =>
  [traderName || storeName, ...traderAddress.split("\n")].filter(Boolean);

async function withdrawalById(db: Db, id: string): Promise<typeof withdrawals.$inferSelect> {
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!withdrawal) throw new Error("The withdrawal of an email is gone");
  return withdrawal;
}
