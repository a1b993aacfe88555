import { eq } from "drizzle-orm";
import { emailTemplates } from "#features/email/server/email-templates.ts";
import { ReviewFlagEmail } from "#features/orders/emails/review-flag-email.tsx";
import { hasWithdrawal, returnAddress, sendBackBy } from "#features/orders/order-withdrawal.ts";
import { orderOf, rendered, senderOf } from "#features/orders/server/email-of-order.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { dayInWords, momentInWords } from "#shared/day.ts";
import { localizedUrl } from "#shared/language.ts";
import { formatMoney } from "#shared/money.ts";
import { messages } from "../email-messages.ts";
import { ReturnPostageEmail } from "../emails/return-postage-email.tsx";
import { ReturnStepEmail } from "../emails/return-step-email.tsx";
import { WithdrawalReceivedEmail } from "../emails/withdrawal-received-email.tsx";
import { withoutLinks } from "../emails/without-links.ts";
import { messages as pageMessages } from "../messages.ts";
import { messages as operatorMessages } from "../operator-messages.ts";
import { withdrawalEmails } from "../withdrawal-email.ts";
import { groundOfOrder } from "./ground-of-order.ts";
import { goodsOfReturn } from "./returns.ts";
import { returns } from "./returns-table.ts";
import { sendTo } from "./send-to.ts";
import { goodsOfStatement, sentGoods } from "./sending.ts";

const { fields, review } = pageMessages;
/** Of an order that nobody has found yet. */
const UNKNOWN = { hasLeft: true, hasUnsent: false, back: [], stays: [] };
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
          email={withdrawal.email ?? order?.email ?? ""}
          isMatched={order !== null}
          ground={
            order
              ? await groundOfOrder(
                  shop.db,
                  { ...order, company: order.business?.company ?? null },
                  "changed-mind",
                  declaredAt,
                )
              : null
          }
          sending={orderId ? await goodsOfStatement(shop.db, { id: withdrawal.id, orderId }) : UNKNOWN}
          moment={momentInWords(context.settings.timeZone, declaredAt)}
          sendTo={sendTo(context.settings)}
          {...senderOf(context)}
        />,
      );
    },
    "return-postage": async ({ returnId }, context) => {
      const [found] = await shop.db.select().from(returns).where(eq(returns.id, returnId));
      if (!found?.postageCents) throw new Error("The postage of an email is gone");
      const order = await orderOf(shop, found.orderId);
      const returnUrl = returnAddress(order.id, orderKey(shop.secret, order));
      return rendered(
        messages.return.subject(order.orderNumber, context.settings.storeName),
        <ReturnPostageEmail
          orderNumber={order.orderNumber}
          firstName={order.firstName}
          goods={await goodsOfReturn(shop.db, returnId)}
          amount={formatMoney(found.postageCents, order.currency)}
          returnUrl={localizedUrl(context.shopUrl, returnUrl)}
          {...senderOf(context)}
        />,
      );
    },
    "return-step": async ({ returnId, state }, context) => {
      const [found] = await shop.db.select().from(returns).where(eq(returns.id, returnId));
      if (!found) throw new Error("The return of an email is gone");
      const { orderId, ground, declaredAt, refusal, note } = found;
      const order = await orderOf(shop, orderId);
      const { settings, shopUrl } = context;
      const { timeZone, storeName } = settings;
      const isWithdrawal = ground === "withdrawal";
      return rendered(
        (isWithdrawal && state === "declared" ? messages : messages.return).subject(order.orderNumber, storeName),
        <ReturnStepEmail
          state={state}
          goods={await goodsOfReturn(shop.db, returnId)}
          sending={await sentGoods(shop.db, returnId)}
          orderNumber={order.orderNumber}
          firstName={order.firstName}
          withdrawal={
            isWithdrawal
              ? {
                  moment: momentInWords(timeZone, declaredAt),
                  sendBy: dayInWords(sendBackBy(timeZone, declaredAt, [order.country, order.deliveryCountry])),
                }
              : null
          }
          isCovered={ground === "guarantee"}
          hasWithdrawal={hasWithdrawal({ ...order, isBusiness: order.business !== null })}
          refusal={refusal}
          note={note}
          sendTo={sendTo(settings)}
          returnUrl={localizedUrl(shopUrl, returnAddress(orderId, orderKey(shop.secret, order)))}
          {...senderOf(context)}
        />,
      );
    },
    "withdrawal-attention": async ({ withdrawalId }, { settings: { storeName, timeZone }, shopUrl }) => {
      const { title, reason, open } = operatorMessages.withoutOrder;
      const given = await withdrawalById(shop.db, withdrawalId);
      const facts: [string, string[]][] = [
        [fields.orderNumber, [withoutLinks(given.orderNumber ?? "")]],
        [fields.name, [withoutLinks(given.name)]],
        [fields.email, [given.email ?? ""]],
        [review.items, withoutLinks(given.items || review.whole).split(/\n+/)],
        [messages.at, [momentInWords(timeZone, given.declaredAt)]],
      ];
      return rendered(
        title,
        <ReviewFlagEmail
          title={title}
          reason={reason}
          facts={facts}
          open={open}
          at={`${shopUrl}/admin/orders`}
          storeName={storeName}
          shopUrl={shopUrl}
        />,
      );
    },
  });

async function withdrawalById(db: Db, id: string): Promise<typeof withdrawals.$inferSelect> {
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!withdrawal) throw new Error("The withdrawal of an email is gone");
  return withdrawal;
}
