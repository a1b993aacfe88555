import { data, Form, Link, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { messages as checkout } from "#features/checkout/messages.ts";
import { useLoadAnewAfterBack } from "#features/checkout/storefront/use-load-anew.ts";
import { Fact, Facts } from "#features/orders/view/order-facts.tsx";
import type { BankTransfer } from "#features/settings/iban.ts";
import { type PageContext, pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { AppError } from "#shared/app-error.ts";
import { dateInWords } from "#shared/day.ts";
import { splitLanguage } from "#shared/language.ts";
import { formatMoney } from "#shared/money.ts";
import { pageMeta } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { messages } from "../messages.ts";
import type { Payable } from "../payable.ts";
import { payableOrder, payByLink } from "../server/pay-link.ts";
import type { Route } from "./+types/pay.page";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...storeOf(matches), title: messages.title, description: messages.whole, path: "/pay" }),
  { name: "robots", content: "noindex" },
];

const uuid = z.uuid();

const linkOf = (request: Request) => {
  const search = new URL(request.url).searchParams;
  const id = uuid.safeParse(search.get("order"));
  return { orderId: id.success ? id.data : null, key: search.get("key") };
};

async function payable({ shop }: PageContext, request: Request): Promise<Payable | null> {
  const { orderId, key } = linkOf(request);
  return orderId ? payableOrder(shop, orderId, key) : null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const order = await payable(context.get(pageContext), request);
  return data({ order, key: linkOf(request).key }, order ? {} : { status: 404 });
}

/** Leads to the payment page, or says why it does not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = new URLSearchParams(await readRaw(request));
  const { orderId, key } = linkOf(request);
  const { shop } = context.get(pageContext);
  try {
    if (!orderId) throw new AppError("not-found", messages.notFound.text);
    return redirect(await payByLink(shop, { orderId, key, method: form.get("paymentMethod") ?? undefined }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ problem: error.details?.join(" ") ?? error.message }, { status: 409 });
  }
}

/** If the shop cannot be reached, the page says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { problem: messages.failed };
  }
}

export default function PayPage({ loaderData: { order, key }, actionData }: Route.ComponentProps) {
  useLoadAnewAfterBack();
  const isSending = splitLanguage(useNavigation().formAction ?? "").path.startsWith("/pay");
  return (
    <main className="mx-auto w-full max-w-2xl px-gutter py-12 lg:py-16">
      <h1>{messages.title}</h1>
      {order ? (
        <div className="mt-2 grid gap-6">
          <p className="font-medium">{messages.order(order.orderNumber)}</p>
          {actionData && "problem" in actionData && (
            <Notice tone="danger" live>
              {actionData.problem}
            </Notice>
          )}
          {order.state === "due" ? <PayForm order={order} isSending={isSending} /> : <Done state={order.state} />}
          {order.transfer && <Transfer {...order.transfer} />}
          <p>
            <Link className="link" to={`/order-confirmation?orderId=${order.orderId}&key=${key ?? ""}`}>
              {messages.see}
            </Link>
          </p>
        </div>
      ) : (
        <EmptyState className="state-start" title={messages.notFound.title} text={messages.notFound.text} />
      )}
    </main>
  );
}

function PayForm({ order, isSending }: { order: Payable; isSending: boolean }) {
  const { timeZone } = useStore().settings;
  const { cents, currency, isDifference, ships, payBy, methods } = order;
  const promises = [isDifference && messages.changed, ships && messages.whole].filter(Boolean).join(" ");
  return (
    <Form method="post" className="grid gap-6">
      <div>
        <p className="figures text-2xl">{messages.toPay(formatMoney(cents, currency))}</p>
        {promises && <p className="mt-2">{promises}</p>}
        {payBy && <p className="mt-2 text-stone">{messages.until(dateInWords(timeZone, payBy))}</p>}
      </div>
      {methods.length > 0 && (
        <RadioCards
          label={messages.method}
          name="paymentMethod"
          required
          columns
          defaultValue={methods[0]?.key ?? ""}
          cards={methods.map(({ key, group, name }) => ({
            value: key,
            label: name ?? checkout.methodGroups[group].label,
          }))}
        />
      )}
      <Button type="submit" size="large" busy={isSending} busyLabel={messages.busy} className="sm:justify-self-start">
        {messages.pay}
      </Button>
    </Form>
  );
}

const Transfer = ({ recipient, iban, reference }: BankTransfer) => (
  <section aria-labelledby="transfer" className="grid gap-3 border-t border-beige pt-6">
    <h2 id="transfer" className="text-xl">
      {messages.transfer.title}
    </h2>
    <Facts columns={3}>
      <Fact term={messages.transfer.to}>{recipient}</Fact>
      <Fact term="IBAN">
        <span className="figures">{iban}</span>
      </Fact>
      <Fact term={messages.transfer.reference}>{reference}</Fact>
    </Facts>
    <p className="text-stone">{messages.transfer.text}</p>
  </section>
);

const Done = ({ state }: { state: Exclude<Payable["state"], "due"> }) => (
  <Notice tone={state === "paid" ? "success" : "neutral"} title={messages[state]}>
    {messages[`${state}Text`]}
  </Notice>
);
