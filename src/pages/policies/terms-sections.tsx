import { Link } from "react-router";
import { MailLink, type PolicyFacts, traderLine } from "./policy-facts.tsx";
import type { PolicySection } from "./policy-page.tsx";

/** The twenty sections (storefront 2). */
export const termsSections = (shop: PolicyFacts): PolicySection[] => [
  {
    id: "about",
    title: "Who we are",
    body: (
      <p>
        This shop is run by {traderLine(shop)}, here also &ldquo;we&rdquo;. You reach us at{" "}
        <MailLink address={shop.storeEmail} /> and have an answer within 24 hours.
      </p>
    ),
  },
  {
    id: "scope",
    title: "What these terms are for",
    body: (
      <p>
        They apply to every purchase you make in this shop as a consumer. The version that was shown when you ordered is
        the one that counts. Nothing in them takes away rights that the law of your country gives you.
      </p>
    ),
  },
  {
    id: "language",
    title: "Language and storage of the text",
    body: (
      <p>
        Contracts are made in English. You can save or print these terms at any time; your order is confirmed to you by
        email with everything that was agreed.
      </p>
    ),
  },
  {
    id: "age",
    title: "Who can buy",
    body: <p>You can order if you are at least 18 years old or have the consent of a parent or guardian.</p>,
  },
  {
    id: "products",
    title: "What we sell",
    body: (
      <p>
        Each product page describes the main features, the price and whether the product is in stock. Wood grain, glaze
        and stone are natural and differ a little from piece to piece. Our products are made for scenting rooms. They
        are no medicine, and nothing we write is medical advice.
      </p>
    ),
  },
  {
    id: "prices",
    title: "Prices",
    body: (
      <p>
        Prices are in euro and include VAT. Shipping is shown at the checkout before you order. The price at the moment
        of your order counts. If a price was plainly wrong by mistake, we ask you whether you want the product at the
        right one and otherwise give your money back.
      </p>
    ),
  },
  {
    id: "offers",
    title: "Discounts and bundles",
    body: (
      <p>
        Reductions are shown with the price before, and with the lowest price of the 30 days before the reduction. The
        bundle &ldquo;2 Diffusers&rdquo; counts once per order, for two diffusers at full price, and is taken off by
        itself.
      </p>
    ),
  },
  {
    id: "contract",
    title: "How the contract is made",
    body: (
      <>
        <p>
          What you see in the shop is an invitation to order. In the cart and at the checkout you can look at and
          correct everything. By pressing <strong>Order and pay</strong> you make a binding offer.
        </p>
        <p>
          We accept it with the order confirmation that we send once the payment has succeeded. If we cannot accept,
          nothing is charged, or what was charged is returned at once.
        </p>
      </>
    ),
  },
  {
    id: "payment",
    title: "Payment",
    body: (
      <p>
        You pay on the pages of our payment provider. The whole amount is due when you order. Card details never reach
        us. Goods stay ours until they are paid.
      </p>
    ),
  },
  {
    id: "stock",
    title: "Stock",
    body: (
      <p>
        While you pay, the goods are held for you. If a payment arrives after that time and the goods are gone, we
        return it in full and tell you.
      </p>
    ),
  },
  {
    id: "delivery",
    title: "Delivery",
    body: (
      <p>
        We offer free worldwide shipping on orders over {shop.freeShippingThreshold}. Orders are processed within 24
        hours and delivered in 4 to 24 business days. The <Link to="/shipping-policy">Shipping Policy</Link> has the
        details. The risk of loss passes to you when you, or somebody you named, hold the goods.
      </p>
    ),
  },
  {
    id: "withdrawal",
    title: "Right of withdrawal",
    body: (
      <p>
        Consumers in the European Union may withdraw within 14 days of receiving the goods, without a reason:{" "}
        <Link to="/withdrawal">Withdraw from contract here</Link>. What it costs, and other ways to withdraw, are in the{" "}
        <Link to="/return-refund-policy#withdrawal">Return and Refund Policy</Link>.
      </p>
    ),
  },
  {
    id: "returns",
    title: "Our 100 days",
    body: (
      <p>
        Beyond the law we take unused goods back for 100 days from receipt. The buyer pays for return shipping; the
        refund goes to the original payment method within 10 business days. If more than 15 business days pass, contact
        us.
      </p>
    ),
  },
  {
    id: "guarantee",
    title: "Legal guarantee",
    body: (
      <p>
        If goods do not conform to the contract, the law gives you 2 years in which we must repair or replace them or,
        where that fails, lower the price or take them back. You need not pay for any of it.
      </p>
    ),
  },
  {
    id: "warranty",
    title: "Warranty on diffusers",
    body: (
      <p>
        Beside the legal guarantee we give a 1-year warranty on diffusers, counted from delivery, in all countries we
        deliver to. Write to <MailLink address={shop.storeEmail} /> with your order number. It covers faults in ordinary
        use, not breakage by a fall or damage by liquids other than water and essential oils.
      </p>
    ),
  },
  {
    id: "use",
    title: "Using oils and diffusers safely",
    body: (
      <p>
        Follow the instructions on the product page and on the label. Essential oils are concentrated: keep them away
        from children, animals, eyes and flames, do not swallow them, and do not put them on skin undiluted.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever
        the law says so. Otherwise we are liable for the breach of essential duties, up to the damage that is typical
        and could be foreseen.
      </p>
    ),
  },
  {
    id: "content",
    title: "Texts and pictures",
    body: (
      <p>
        Texts, pictures and films of this shop are ours or used with permission. You may share links and quote us with
        our name; for anything more please ask.
      </p>
    ),
  },
  {
    id: "privacy",
    title: "Your data",
    body: (
      <p>
        What we keep and why is told in the <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    ),
  },
  {
    id: "law",
    title: "Law and disputes",
    body: (
      <>
        <p>
          The law of the country in which {shop.traderName} is established applies. The rules that protect consumers
          where you live stay in force, and you may always go to the courts there.
        </p>
        <p>
          Please write to us first; most things are solved in a day. If not, you can turn to the body for consumer
          disputes of your country or to its European Consumer Centre. Should one section of these terms not be valid,
          the others stand.
        </p>
      </>
    ),
  },
];
