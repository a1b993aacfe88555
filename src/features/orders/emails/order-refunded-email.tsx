import { messages as documents } from "#features/documents/messages.ts";
import { type Cents, type Currency, formatMoney } from "#shared/money.ts";
import { EmailButton, EmailFact, EmailGoods, EmailRows, EmailSum, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as emailMessages } from "../email-messages.ts";
import { messages } from "../messages.ts";
import { greetedName } from "../order-view.ts";
import type { RefundLine } from "../refund-lines.ts";
import type { GoodsAndSumsProps } from "./goods-and-sums.tsx";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";

const { refundEmail: mail } = emailMessages;

interface OrderRefundedEmailProps extends GoodsAndSumsProps, OrderEmailSender {
  /** As people write it: "€12.00". */
  amount: string;
  /** What the money is for; empty where that is not known. */
  parts: readonly Pick<RefundLine, "kind" | "position" | "quantity" | "gross" | "deduction">[];
  /** How the order was paid, in words. */
  method: string | null;
  /** No provider sends the money: the shop gives it back itself. */
  isByHand: boolean;
  /** Why, where it is not what the buyer asked for; null otherwise. */
  why: keyof typeof mail.why | null;
  /** The signed address that shows the order in full. */
  orderUrl: string;
}

/** Why a piece gives back less than it cost, or nothing. */
const deductionInWords = (
  { cents, reason }: NonNullable<RefundLine["deduction"]>,
  gross: Cents,
  currency: Currency,
): string =>
  gross === 0 ? mail.deductionWhole(reason ?? "") : mail.deduction(formatMoney(cents, currency), reason ?? "");

export function OrderRefundedEmail({
  order,
  images,
  amount,
  parts,
  method,
  isByHand,
  why,
  ...shop
}: OrderRefundedEmailProps) {
  const { orderNumber, currency, lines } = order;
  return (
    <OrderEmailLayout preview={mail.preview(orderNumber, amount)} sender={shop}>
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{mail.greeting(greetedName(order))}</EmailText>
      <EmailText>{(isByHand ? mail.byHand : mail.amount)(amount, orderNumber)}</EmailText>
      {why && <EmailText>{mail.why[why]}</EmailText>}
      <EmailRows>
        {parts.map(({ kind, position, quantity, gross, deduction }) => {
          const place = lines.findIndex((line) => line.position === position);
          const name = lines[place]?.name;
          const money = formatMoney(gross, currency);
          if (kind === "shipping") return <EmailSum key="shipping" label={messages.shipping} amount={money} />;
          return name ? (
            <EmailGoods
              key={position}
              image={images[place] ?? null}
              name={name}
              note={deduction && deductionInWords(deduction, gross, currency)}
              quantity={quantity > 0 ? emailMessages.mail.pieces(quantity) : ""}
              amount={money}
            />
          ) : null;
        })}
        <EmailSum label={messages.refunded} amount={amount} strong />
        {method && <EmailFact term={documents.method}>{method}</EmailFact>}
      </EmailRows>
      {!isByHand && <EmailText>{mail.when}</EmailText>}
      <EmailButton href={shop.orderUrl}>{emailMessages.mail.see}</EmailButton>
    </OrderEmailLayout>
  );
}
