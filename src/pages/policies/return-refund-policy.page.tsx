import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { mailto } from "#shared/mailto.ts";
import { pageMeta } from "#site/page-meta.ts";
import type { Route } from "./+types/return-refund-policy.page";
import { MailLink, type PolicyFacts, usePolicyFacts } from "./policy-facts.tsx";
import { PolicyPage, type PolicySection } from "./policy-page.tsx";

const title = "Return and Refund Policy";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...storeOf(matches),
    title,
    description: "100 days to return what you bought, 14 days to withdraw by law, and when your money is back.",
    path: "/return-refund-policy",
  });

export default function ReturnRefundPolicyPage() {
  return (
    <PolicyPage
      title={title}
      lead="You have 100 days from the day your parcel arrives. Take your time; scent is a matter of living with it."
      sections={sections(usePolicyFacts())}
    />
  );
}

const sections = (shop: PolicyFacts): PolicySection[] => [
  {
    id: "window",
    title: "100 days to return",
    body: (
      <>
        <p>
          You can return any item within 100 days of receipt, without a reason. It should be unused, complete and in its
          own packaging. Bottles of oil can come back as long as their seal is whole.
        </p>
        <p>This is our own promise. It stands beside your rights by law and takes nothing away from them.</p>
      </>
    ),
  },
  {
    id: "how",
    title: "How to return something",
    body: (
      <ol>
        <li>
          Write to <MailLink address={shop.storeEmail} subject="Return" /> with your order number and what you would
          like to return.
        </li>
        <li>We answer within 24 hours with the return address.</li>
        <li>Pack the item well and send it with proof of posting.</li>
      </ol>
    ),
  },
  {
    id: "cost",
    title: "Who pays the way back",
    body: (
      <p>
        The buyer pays for return shipping. If the item is faulty, damaged or not what you ordered, we pay, and we send
        you a label.
      </p>
    ),
  },
  {
    id: "refund",
    title: "When your money is back",
    body: (
      <>
        <p>
          Once we have received and looked at the item we tell you so, and refund it to the original payment method
          within 10 business days. Your bank may need a few more days to show it.
        </p>
        <p>
          If more than 15 business days pass after we confirmed your refund and you see nothing, please contact us at{" "}
          <MailLink address={shop.storeEmail} /> and we will trace it.
        </p>
      </>
    ),
  },
  {
    id: "withdrawal",
    title: "14 days to withdraw, by law",
    body: (
      <>
        <p>
          If you live in the European Union you have a 14-day cooling-off period. You may withdraw from the purchase
          without giving a reason within 14 days of the day you, or somebody you named, received the last of the goods.
        </p>
        <p>
          To withdraw, tell us so before the 14 days are over: <Link to="/withdrawal">Withdraw from contract here</Link>
          . We acknowledge it by email at once, with date and time. Any other clear statement does as well, such as{" "}
          <Withdrawal {...shop} />, written for you.
        </p>
        <p>
          Send the goods back within 14 days of telling us. We then refund the price and the standard delivery cost of
          the order, at the latest 14 days after your statement; we may wait until the goods, or proof that you sent
          them, have arrived. You bear the direct cost of the return.
        </p>
        <p>
          You may look at the goods as you would in a shop. Where they lost value because they were used beyond that, we
          may take off that loss. The right does not cover sealed goods that cannot be returned for reasons of hygiene
          once you have broken the seal.
        </p>
      </>
    ),
  },
  {
    id: "faulty",
    title: "When something is faulty",
    body: (
      <>
        <p>
          By law we answer for faults that were there at delivery for 2 years. You may ask for repair or replacement,
          and, where that fails, for a lower price or your money back.
        </p>
        <p>
          Beside this legal guarantee our diffusers carry a 1-year warranty of our own: if one stops working in ordinary
          use, we replace it without asking when the fault began.
        </p>
      </>
    ),
  },
  {
    id: "exchange",
    title: "Exchanges and gifts",
    body: (
      <p>
        For an exchange, return the item and order the other one; that is the quickest way. Gifts can be returned by
        whoever received them with the order number; the refund goes to the person who paid.
      </p>
    ),
  },
];

const email = (storeName: string) => `To ${storeName}

I withdraw from my contract for the purchase of these goods:

Order number:
Received on:
Name:
Address:
Date:
`;

const Withdrawal = ({ storeName, storeEmail }: PolicyFacts) => (
  <a
    href={`${mailto(storeEmail)}?subject=${encodeURIComponent("Withdrawal from contract")}&body=${encodeURIComponent(email(storeName))}`}
  >
    this letter
  </a>
);
