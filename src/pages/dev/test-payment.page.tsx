import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { data, Form, redirect, redirectDocument } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { messages } from "#features/payments/messages.ts";
import { inOrderOf } from "#features/payments/method-order.ts";
import { pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { allProviders, type Providers } from "#platform/payment/providers.ts";
import { isOutcome, isTestPage } from "#platform/payment/test-page.ts";
import { knownTestMethod, testMethods } from "#platform/payment/test-page-methods.ts";
import { AppError } from "#shared/app-error.ts";
import { type Cents, euros, formatMoney, minus, times } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import type { Route } from "./+types/test-payment.page";

export const meta = () => [{ title: messages.title }, { name: "robots", content: "noindex" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const testPage = testPageOf(context.get(pageContext).shop);
  const session = testPage ? await testPage.view(params.session) : null;
  const methods = session
    ? inOrderOf(session.country ?? "", testMethods({ ...session, country: session.country ?? "" }))
    : [];
  return data({ session, methods: methods.map(({ id, name }) => ({ id, name })) }, { status: session ? 200 : 404 });
}

const testPageOf = (shop: Providers) => allProviders(shop).find(isTestPage);

/** Paying reports through the same signed webhook as the real provider, before the shopper is sent back. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const payment = testPageOf(context.get(pageContext).shop);
  if (!payment) throw data(null, { status: 404 });
  const form = new URLSearchParams(await readRaw(request));
  const mutation = form.get("action") ?? "";
  try {
    if (mutation === "decline") await payment.decline(params.session);
    else if (isOutcome(mutation)) {
      const method = knownTestMethod(form.get("method"));
      const { successUrl, eventId } =
        mutation === "pay"
          ? await payment.pay(params.session, method)
          : await payment.play(params.session, mutation, method);
      await payment.deliver(eventId);
      // In another language it is an address that the router of this page does not know.
      if (mutation === "pay" || mutation === "delay") return redirectDocument(successUrl);
    }
  } catch (error) {
    // The page itself says that the session is unknown, paid or over.
    if (!(error instanceof AppError)) throw error;
  }
  return redirect(`/dev/pay/${encodeURIComponent(params.session)}`);
}

/** Looks like a provider's page and works without scripts; only the local machine of a demo reaches it (decision 18). */
export default function TestPaymentPage({ loaderData: { session, methods } }: Route.ComponentProps) {
  if (!session) return <Told {...messages.notFound} />;
  if (session.state === "expired") return <Told {...messages.expired} to="/checkout" />;
  if (session.state === "failed") return <Told {...messages.failed} to="/checkout" />;
  if (session.state === "reversed") return <Told {...messages.reversed} />;
  if (session.state === "awaiting") return <Told {...messages.awaiting} outcomes={["arrive", "fail"]} />;
  if (session.state === "paid") return <Told {...messages.paid} outcomes={["reverse"]} />;
  const amount = formatMoney(session.amountCents);
  return (
    <main className="mx-auto grid max-w-md gap-8 px-6 py-8">
      <Head />
      <header>
        <p className="text-sm text-stone">{session.orderNumber}</p>
        <h1 className="mt-1 font-display text-4xl">{messages.title}</h1>
        <p className="mt-4 text-3xl figures">{amount}</p>
      </header>
      <Notice tone="warning">{messages.noMoney}</Notice>
      {session.declined > 0 && (
        <Notice tone="danger" title={messages.declined.title} live>
          {messages.declined.description}
        </Notice>
      )}
      <ul className="divide-y divide-beige border-y border-beige text-sm">
        {session.lines.map((line) => (
          <Sum
            key={line.name}
            label={`${line.name} × ${line.quantity}`}
            amount={times(line.unitCents, line.quantity)}
          />
        ))}
        {session.bundleCents > 0 && <Sum label={cart.discounts.bundle} amount={minus(euros(0), session.bundleCents)} />}
        <Sum label={session.shipping.label} amount={session.shipping.cents} />
      </ul>
      <Form method="post" className="grid gap-3">
        <Methods methods={methods} />
        <Button type="submit" name="action" value="pay" size="large">
          <Lock aria-hidden="true" className="size-4" />
          {messages.pay(amount)}
        </Button>
        <a href={session.cancelUrl} className="link inline-flex min-h-11 items-center justify-self-center text-sm">
          {messages.cancel}
        </a>
        <TestBox>
          <Button type="submit" name="action" value="decline" variant="secondary">
            {messages.decline}
          </Button>
          <Outcomes names={["delay", "expire"]} />
        </TestBox>
      </Form>
    </main>
  );
}

/** Whose page it is, and that nobody reads along. */
function Head() {
  const { storeName } = useStore().settings;
  return (
    <p className="flex items-center justify-between border-b border-beige pb-4 font-display text-2xl">
      <Wordmark name={storeName} className="h-5" />
      <Lock aria-hidden="true" className="size-5 text-gold-deep" />
    </p>
  );
}

/** What only this page of a demo can do, apart from what a shopper does. */
const TestBox = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="outcomes" className="mt-6 grid gap-3 border border-dashed border-taupe p-4">
    <h2 id="outcomes" className="font-sans text-sm text-stone">
      {messages.others}
    </h2>
    {children}
  </section>
);

const Sum = ({ label, amount }: { label: string; amount: Cents }) => (
  <li className="flex justify-between gap-4 py-3">
    <span>{label}</span>
    <span className="figures">{amount === 0 ? cart.free : formatMoney(amount)}</span>
  </li>
);

/** What people of the buyer's country would choose among. */
const Methods = ({ methods }: { methods: readonly { id: string; name: string | null }[] }) => (
  <RadioCards
    label={messages.methods}
    name="method"
    columns
    className="mb-4"
    defaultValue={methods[0]?.id}
    cards={methods.map(({ id, name }) => ({ value: id, label: name ?? messages.card }))}
  />
);

type Played = keyof typeof messages.outcomes;

const Outcomes = ({ names }: { names: readonly Played[] }) =>
  names.map((name) => (
    <Button key={name} type="submit" name="action" value={name} variant="secondary">
      {messages.outcomes[name]}
    </Button>
  ));

interface ToldProps {
  title: string;
  description: string;
  to?: string;
  outcomes?: readonly Played[];
}

const Told = ({ title, description, to = "/", outcomes = [] }: ToldProps) => (
  <main className="mx-auto grid max-w-md gap-4 px-6 py-8">
    <Head />
    <h1 className="mt-8 font-display text-4xl">{title}</h1>
    <p className="text-stone">{description}</p>
    <Button asChild className="mt-4">
      <a href={to}>{messages.back}</a>
    </Button>
    {outcomes.length > 0 && (
      <Form method="post">
        <TestBox>
          <Outcomes names={outcomes} />
        </TestBox>
      </Form>
    )}
  </main>
);
