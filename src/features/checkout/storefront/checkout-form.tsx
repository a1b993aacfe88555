import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { GuaranteeNoticeFile } from "#features/policies/guarantee-notice.ts";
import { GuaranteeNotice } from "#features/policies/storefront/guarantee-notice.tsx";
import type { DeliveryCountry } from "#features/shipping/countries.ts";
import { DEFAULT_DIALLING_CODE, diallingCodeOfCountry } from "#features/shipping/dialling-codes.ts";
import type { ShippingTerms } from "#features/shipping/shipping-cost.ts";
import type { Cents } from "#shared/money.ts";
import { Notice } from "#ui/notice.tsx";
import type { ErrorMessage } from "../checkout-errors.ts";
import type { FieldName, Problems } from "../form-problems.ts";
import { messages } from "../messages.ts";
import { AddressFields, ContactFields } from "./address-fields.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { fieldsOf, keepDraft } from "./checkout-draft.ts";
import { DeliveryCard } from "./delivery-card.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { usePhoneCode } from "./phone-fields.tsx";
import type { Business } from "./use-business.ts";
import type { Checkout } from "./use-checkout.ts";
import type { Delivery } from "./use-delivery.ts";
import type { PaymentChoice } from "./use-payment-methods.ts";

interface CheckoutFormProps {
  checkout: Checkout;
  /** Called with the postal code as it is typed. */
  onZip(zip: string): void;
  /** What became of the payment that leads back here. */
  unpaid: ErrorMessage | null;
  payment: PaymentChoice;
  delivery: Delivery;
  business: Business;
  /** As everybody pays it: free shipping is measured by it. */
  goods: Cents;
  detectedCountry: string;
  machineCountries: readonly DeliveryCountry[];
  terms: ShippingTerms;
  /** The official one; null where our own words stand. */
  notice: GuaranteeNoticeFile | null;
  /** Of the form, for a button that stands elsewhere. */
  id: string;
  /** What is ordered, and the button, where they do not stand beside the form. */
  children?: ReactNode;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, machineCountries, terms } = props;
  const { draft, choice, moveTo } = props.delivery;
  const { form, submit, recheck, error, problems } = checkout;
  const hasProblems = Object.keys(problems).length > 0;
  const phone = usePhoneCode(
    draft.countryCode || diallingCodeOfCountry(props.detectedCountry) || DEFAULT_DIALLING_CODE,
    Boolean(draft.countryCodePicked),
  );
  const changed = () => {
    if (form.current) {
      const fields = fieldsOf(form.current);
      keepDraft(fields, phone.isPicked());
      props.business.follow(fields);
      props.onZip(fields.zip);
    }
    recheck();
  };
  const chosen = useEffectEvent(changed);
  // The form's hidden fields have the choice only after the next render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the form whenever a choice has changed
  useEffect(() => chosen(), [choice, phone.code, props.payment.chosen]);
  return (
    <form
      id={props.id}
      ref={form}
      onSubmit={submit}
      onInput={changed}
      noValidate
      className="grid min-w-0 content-start gap-8 lg:gap-10"
    >
      {props.unpaid && !error && <Notice title={props.unpaid.title}>{props.unpaid.description}</Notice>}
      {error && (
        <Notice
          tone="danger"
          title={error.title}
          action={hasProblems && <ToFields problems={problems} onShow={checkout.show} />}
        >
          {error.description}
        </Notice>
      )}
      <section aria-labelledby="contact">
        <h2 id="contact" className="mb-4 font-display text-2xl lg:mb-6">
          {messages.contact}
        </h2>
        <ContactFields draft={draft} problems={problems} />
      </section>
      <DeliveryCard
        delivery={props.delivery}
        machineCountries={machineCountries}
        goods={props.goods}
        terms={terms}
        exemptRate={props.business.exemptRate}
        problems={problems}
        postalCode={() => (form.current ? fieldsOf(form.current).zip : "")}
        onCountry={(country) => {
          moveTo(country);
          phone.guess(diallingCodeOfCountry(country));
        }}
      />
      <section aria-labelledby="delivery-address">
        <h2 id="delivery-address" className="mb-4 font-display text-2xl lg:mb-6">
          {choice.method === "parcel_machine" ? messages.yourAddress : messages.address}
        </h2>
        <AddressFields draft={draft} country={choice.mainCountry} phone={phone} problems={problems} />
        <BusinessFields draft={draft} business={props.business} problems={problems} />
      </section>
      <PaymentCard payment={props.payment} error={problems.paymentMethod} />
      <div className="grid gap-4 empty:hidden">{props.children}</div>
      {/* It is about rights in the European Union. */}
      {choice.mainCountry !== "US" && <GuaranteeNotice file={props.notice} />}
    </form>
  );
}

/** The fields from the top of the form to its foot, with their names. */
const fieldNames = (): readonly (readonly [FieldName, string])[] => [
  ["email", messages.fields.email],
  ["mainDeliveryCountry", messages.fields.country],
  ["deliveryMethod", messages.delivery],
  ["selectedParcelMachine", messages.parcelMachine.label],
  ["firstName", messages.fields.firstName],
  ["lastName", messages.fields.lastName],
  ["address", messages.fields.address],
  ["city", messages.fields.city],
  ["zip", messages.fields.zip],
  ["state", messages.fields.state],
  ["phoneNumber", messages.fields.phoneNumber],
  ["company", messages.fields.company],
  ["companyRegister", messages.fields.companyRegister],
  ["vatNumber", messages.fields.vatNumber],
  ["paymentMethod", messages.paymentMethod],
];

/** What is to be filled in or changed, each with the way to it. */
const ToFields = ({ problems, onShow }: { problems: Problems; onShow(name: FieldName): void }) => (
  <ul className="flex flex-wrap gap-x-4">
    {fieldNames()
      .filter(([name]) => problems[name])
      .map(([name, label]) => (
        <li key={name}>
          <button
            type="button"
            className="link inline-flex min-h-8 cursor-pointer items-center text-left pointer-coarse:min-h-11"
            onClick={() => onShow(name)}
          >
            {label}
          </button>
        </li>
      ))}
  </ul>
);
