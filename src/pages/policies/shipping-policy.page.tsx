import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { DELIVERY_COUNTRIES } from "#features/shipping/countries.ts";
import { pageMeta } from "#site/page-meta.ts";
import type { Route } from "./+types/shipping-policy.page";
import { MailLink, type PolicyFacts, usePolicyFacts } from "./policy-facts.tsx";
import { PolicyPage, type PolicySection } from "./policy-page.tsx";

const title = "Shipping Policy";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...storeOf(matches),
    title,
    description: "What shipping costs, how long it takes, and what we do when a parcel is late or damaged.",
    path: "/shipping-policy",
  });

export default function ShippingPolicyPage() {
  const facts = usePolicyFacts();
  const lead = `Free worldwide shipping on orders over ${facts.freeShippingThreshold}. Orders are processed within 24 hours and delivered in 4 to 24 business days.`;
  return <PolicyPage title={title} lead={lead} sections={sections(facts)} />;
}

const countries = new Intl.ListFormat("en").format(
  Object.values(DELIVERY_COUNTRIES).map((name) => (name === "United States" ? "the United States" : name)),
);

const sections = (shop: PolicyFacts): PolicySection[] => [
  {
    id: "cost",
    title: "What it costs",
    body: (
      <>
        <p>
          We offer free worldwide shipping on orders over {shop.freeShippingThreshold}. The total after discounts
          counts.
        </p>
        <p>
          Below that, delivery by courier costs {shop.courierCost} and delivery to a parcel machine{" "}
          {shop.parcelMachineCost}. The checkout shows the amount before you order and pay; nothing is added later.
        </p>
      </>
    ),
  },
  {
    id: "processing",
    title: "When your order leaves us",
    body: (
      <>
        <p>
          Orders are processed within 24 hours of payment. Packing takes a little care: expect your parcel to be on its
          way {shop.processingTime} after you ordered. Orders placed at a weekend or on a public holiday are packed on
          the next business day.
        </p>
        <p>As soon as it is handed over you receive an email with the tracking code.</p>
      </>
    ),
  },
  {
    id: "delivery",
    title: "How long delivery takes",
    body: (
      <>
        <p>
          Delivery takes 4 to 24 business days, depending on where you live. Most parcels inside Europe arrive towards
          the beginning of that span, parcels to islands and to the United States towards its end.
        </p>
        <p>
          Estimates on product pages and at the checkout are what carriers usually need for your kind of delivery. The
          span above is the one we promise.
        </p>
      </>
    ),
  },
  {
    id: "where",
    title: "Where we deliver",
    body: (
      <>
        <p>We deliver to {countries}.</p>
        <ul>
          <li>Courier: to your door, in all of these countries.</li>
          <li>Parcel machine: collected at any hour, where machines are offered at the checkout.</li>
        </ul>
      </>
    ),
  },
  {
    id: "customs",
    title: "Customs and taxes",
    body: (
      <>
        <p>Inside the European Union there is no customs duty, and prices include VAT.</p>
        <p>
          Orders to the United States leave the EU without EU VAT. Duties or sales tax asked for on arrival are set by
          the authorities there and are paid by the person who receives the parcel.
        </p>
      </>
    ),
  },
  {
    id: "tracking",
    title: "Following your parcel",
    body: (
      <p>
        Enter your tracking code at <Link to="/track-order">Track Order</Link>. The code in your order confirmation
        works from the first minute; the carrier&rsquo;s code joins it once the parcel is on its way.
      </p>
    ),
  },
  {
    id: "trouble",
    title: "Late, lost or damaged",
    body: (
      <>
        <p>
          If a parcel has not arrived after 24 business days, or arrives damaged, write to{" "}
          <MailLink address={shop.storeEmail} />. A photograph of the parcel helps. We send the goods again or give your
          money back, whichever you prefer; until you hold the goods in your hands their loss is our risk, not yours.
        </p>
        <p>
          A parcel that comes back to us because the address was incomplete or nobody collected it can be sent once
          more. We then ask you to pay the second delivery.
        </p>
      </>
    ),
  },
];
