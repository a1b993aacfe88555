import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import type { CartTotal } from "#features/cart/cart-total.ts";
import { useCart } from "#features/cart/storefront/use-cart.ts";
import type { GuaranteeNoticeFile } from "#features/policies/guarantee-notice.ts";
import { GuaranteeNotice } from "#features/policies/storefront/guarantee-notice.tsx";
import type { DeliveryCountry } from "#features/shipping/countries.ts";
import { DEFAULT_DIALLING_CODE, diallingCodeOfCountry } from "#features/shipping/dialling-codes.ts";
import type { ShippingTerms } from "#features/shipping/shipping-cost.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../messages.ts";
import { AddressFields, ContactFields } from "./address-fields.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { fieldsOf, keepDraft } from "./checkout-draft.ts";
import { DeliveryCard } from "./delivery-card.tsx";
import { OrderRecap } from "./order-recap.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { usePhoneCode } from "./phone-fields.tsx";
import type { Business } from "./use-business.ts";
import type { Checkout } from "./use-checkout.ts";
import type { Delivery } from "./use-delivery.ts";
import type { PaymentChoice } from "./use-payment-methods.ts";

interface CheckoutFormProps {
  checkout: Checkout;
  payment: PaymentChoice;
  delivery: Delivery;
  business: Business;
  /** As everybody pays it: free shipping is measured by it. */
  goods: Cents;
  total: CartTotal;
  /** null until the way of delivery is chosen. */
  shipping: Cents | null;
  /** All that is to be paid; null until the way of delivery is chosen. */
  toPay: Cents | null;
  detectedCountry: string;
  machineCountries: readonly DeliveryCountry[];
  terms: ShippingTerms;
  processingTime: string;
  /** The official one; null where our own words stand. */
  notice: GuaranteeNoticeFile | null;
  /** Where the parcel goes, as far as chosen. */
  destination: string;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, total, shipping, toPay, machineCountries, terms, processingTime, destination } = props;
  const { draft, choice, moveTo } = props.delivery;
  const { lines } = useCart();
  const { form, submit, recheck, busy, trouble, problems } = checkout;
  const phone = usePhoneCode(
    draft.countryCode || diallingCodeOfCountry(props.detectedCountry) || DEFAULT_DIALLING_CODE,
    Boolean(draft.countryCodePicked),
  );
  const changed = () => {
    if (form.current) {
      const fields = fieldsOf(form.current);
      keepDraft(fields, phone.isPicked());
      props.business.follow(fields);
    }
    recheck();
  };
  const chosen = useEffectEvent(changed);
  // The form's hidden fields have the choice only after the next render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the form whenever a choice has changed
  useEffect(() => chosen(), [choice, phone.code, props.payment.chosen]);
  return (
    <form ref={form} onSubmit={submit} onInput={changed} noValidate className="grid min-w-0 content-start gap-10">
      {trouble && (
        // On a phone the message at the foot and the words beside the fields say it already.
        <Notice
          tone="danger"
          title={trouble.title}
          className={Object.keys(problems).length > 0 ? "max-sm:hidden" : undefined}
        >
          {trouble.description}
        </Notice>
      )}
      <section aria-labelledby="contact">
        <h2 id="contact" className="mb-6 font-display text-2xl">
          {messages.contact}
        </h2>
        <ContactFields
          draft={draft}
          country={choice.mainCountry}
          onCountry={(country) => {
            moveTo(country);
            phone.guess(diallingCodeOfCountry(country));
          }}
          problems={problems}
        />
      </section>
      <DeliveryCard
        delivery={props.delivery}
        machineCountries={machineCountries}
        goods={props.goods}
        terms={terms}
        exemptRate={props.business.exemptRate}
        problems={problems}
        postalCode={() => (form.current ? fieldsOf(form.current).zip : "")}
      />
      <section aria-labelledby="delivery-address">
        <h2 id="delivery-address" className="mb-6 font-display text-2xl">
          {choice.method === "parcel_machine" ? messages.yourAddress : messages.address}
        </h2>
        <AddressFields draft={draft} country={choice.mainCountry} phone={phone} problems={problems} />
        <BusinessFields draft={draft} business={props.business} problems={problems} />
      </section>
      <PaymentCard payment={props.payment} error={problems.paymentMethod} />
      <div className="grid gap-4">
        <ChangedPrices total={toPay ?? total.goods} isExpected={trouble !== null} />
        <GuaranteeNotice file={props.notice} />
        <p className="text-sm text-stone">
          {messages.dispatch(processingTime)} {toPay !== null && messages.youPay(formatMoney(toPay))}
        </p>
        <OrderRecap {...{ lines, total, shipping, destination }} />
        <Button type="submit" size="large" busy={busy} busyLabel={messages.busy}>
          {messages.pay}
        </Button>
        <Agreement />
      </div>
    </form>
  );
}

/** Beside the button, so that it is seen before pressing. The lines show which price changed. */
function ChangedPrices({ total, isExpected }: { total: Cents; isExpected: boolean }) {
  const { changes } = useCart();
  return (
    <div role="status" className="empty:hidden">
      {changes.size > 0 && !isExpected && (
        <Notice tone="warning" title={messages.pricesChanged.title}>
          {messages.pricesChanged.description(formatMoney(total))}
        </Notice>
      )}
    </div>
  );
}

const Agreement = () => (
  <p className="text-sm text-stone">
    {messages.agree}{" "}
    <Link to="/terms-of-service" className="link">
      {messages.terms}
    </Link>
    . {messages.privacyBefore}{" "}
    <Link to="/privacy-policy" className="link">
      {messages.privacy}
    </Link>
    .
  </p>
);
