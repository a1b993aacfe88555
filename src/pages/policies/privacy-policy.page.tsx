import { storeOf } from "#api-client/use-store.ts";
import { pageMeta } from "#site/page-meta.ts";
import type { Route } from "./+types/privacy-policy.page";
import { MailLink, type PolicyFacts, traderLine, usePolicyFacts } from "./policy-facts.tsx";
import { PolicyPage, type PolicySection } from "./policy-page.tsx";

const title = "Privacy Policy";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...storeOf(matches),
    title,
    description: "Which personal data we keep, why, for how long, who helps us, and what you can ask of us.",
    path: "/privacy-policy",
  });

export default function PrivacyPolicyPage() {
  return (
    <PolicyPage
      title={title}
      lead="We keep what an order needs and nothing that follows you around. No advertising, no profiles, no tracking by others."
      sections={sections(usePolicyFacts())}
    />
  );
}

const sections = (shop: PolicyFacts): PolicySection[] => [
  {
    id: "who",
    title: "Who is responsible",
    body: (
      <p>
        {traderLine(shop)} is the controller of the data described here. For anything about your data write to{" "}
        <MailLink address={shop.storeEmail} subject="My data" />.
      </p>
    ),
  },
  {
    id: "what",
    title: "What we keep, and why",
    body: (
      <ul>
        <li>
          <strong>Orders.</strong> Name, email, phone number, delivery address, what you bought and what you paid. We
          need them to fulfil our contract with you and, afterwards, because bookkeeping law asks for them. If you
          withdraw from it, your statement is kept with the order, because the law asks us to acknowledge it.
        </li>
        <li>
          <strong>Payment.</strong> The payment provider takes your card details on its own pages. We never see them; we
          learn only whether a payment succeeded.
        </li>
        <li>
          <strong>Newsletter.</strong> Your email address, and when, where and in which words you agreed. We write only
          with your consent, which you can withdraw at any time by the link in every letter.
        </li>
        <li>
          <strong>Messages to us.</strong> What you write and our answer, because we have an interest in answering well.
        </li>
        <li>
          <strong>Security.</strong> Network addresses are counted for minutes or hours to hold off misuse, because we
          have an interest in a shop that works.
        </li>
      </ul>
    ),
  },
  {
    id: "browser",
    title: "What stays in your browser",
    body: (
      <>
        <p>
          Your cart is kept in the storage of your browser, as is the order you are about to pay. When you order, one
          cookie is set so that this browser can show you your order. All of these are needed for what you asked for, so
          there is no banner to click away.
        </p>
        <p>
          We use no analytics and no advertising cookies. To suggest the country of delivery we look up your network
          address in a list on our own server; the result is not stored.
        </p>
      </>
    ),
  },
  {
    id: "processors",
    title: "Who helps us",
    body: (
      <>
        <p>We share data only as far as each of these needs it:</p>
        <ul>
          <li>the payment provider (Stripe), which takes the payment and checks it for fraud;</li>
          <li>
            carriers and operators of parcel machines, which get the name, address, email and phone of a delivery;
          </li>
          <li>the provider that sends our letters, which gets the address and the letter;</li>
          <li>the provider of the servers our shop runs on;</li>
          <li>our accountant, and authorities where the law demands it.</li>
        </ul>
        <p>Those who work for us do so under a contract that binds them to our instructions. We sell data to nobody.</p>
      </>
    ),
  },
  {
    id: "transfers",
    title: "Outside the European Union",
    body: (
      <p>
        Where a provider handles data outside the European Economic Area, it does so under a decision of the European
        Commission that the protection there is adequate, or under the Commission&rsquo;s standard contractual clauses.
        If you order to the United States, the carrier there receives your address.
      </p>
    ),
  },
  {
    id: "how-long",
    title: "How long we keep it",
    body: (
      <ul>
        <li>Orders that were paid: as long as bookkeeping law demands, as a rule seven years.</li>
        <li>Orders that were never paid: personal data is erased after 30 days.</li>
        <li>Newsletter: until you unsubscribe; the record of your consent as long as we may have to prove it.</li>
        <li>Messages: two years after the last one.</li>
        <li>Addresses counted for security: a day at most.</li>
      </ul>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>The General Data Protection Regulation gives you the right to</p>
        <ul>
          <li>know what we keep of you and receive a copy;</li>
          <li>have wrong data corrected;</li>
          <li>have data erased or its use restricted;</li>
          <li>take your data with you in a common format;</li>
          <li>object to what we do on grounds of our own interest;</li>
          <li>withdraw consent at any time, for the future.</li>
        </ul>
        <p>
          Write to <MailLink address={shop.storeEmail} subject="My data" />. We answer within a month and usually within
          24 hours. You may also complain to the data protection authority of the country you live in.
        </p>
      </>
    ),
  },
  {
    id: "must",
    title: "What you must tell us",
    body: (
      <p>
        Without the fields of the checkout we cannot deliver, so they are required. Everything else is up to you. No
        decision about you is made by a machine alone.
      </p>
    ),
  },
  {
    id: "newsletter-figures",
    title: "Figures of the newsletter",
    body: (
      <p>We count how often a letter was opened and its links were followed in total. We do not record who did so.</p>
    ),
  },
  {
    id: "changes",
    title: "When this text changes",
    body: (
      <p>
        The day at the top tells since when these words hold. If a change matters to data we already keep, we write to
        those concerned before it takes effect.
      </p>
    ),
  },
];
