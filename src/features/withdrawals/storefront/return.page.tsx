import { data, useNavigation } from "react-router";
import { z } from "zod";
import { storeOf } from "#api-client/use-store.ts";
import { type PageContext, pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { AppError } from "#shared/app-error.ts";
import { splitLanguage } from "#shared/language.ts";
import { pageMeta } from "#site/page-meta.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { type BuyersReturns, REASONS, type ReturnLine } from "../return.ts";
import { messages } from "../return-messages.ts";
import { buyersReturns, markSent } from "../server/buyers-returns.ts";
import { startReturn } from "../server/start-return.ts";
import type { Route } from "./+types/return.page";
import { OwnReturns, ReturnForm } from "./return-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...storeOf(matches), title: messages.title, description: messages.lead, path: "/return" }),
  { name: "robots", content: "noindex" },
];

const uuid = z.uuid();

/** The order of the link, as its buyer may return it; null for anybody else. */
async function ownOrder({ shop, caller }: PageContext, request: Request): Promise<BuyersReturns | null> {
  const search = new URL(request.url).searchParams;
  const id = uuid.safeParse(search.get("order"));
  return id.success ? buyersReturns(shop, id.data, { browser: caller.browser, key: search.get("key") }) : null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await ownOrder(context.get(pageContext), request);
  return data({ own }, own ? {} : { status: 404 });
}

/** What became of a form: a sentence for a mistake, or what was done. */
type Outcome = { problem: string } | { done: "declared" | "marked" };

/** Pieces by the fields `line-3`, as the form sends them. */
const linesIn = (form: URLSearchParams): ReturnLine[] =>
  [...form].flatMap(([field, value]) => {
    const position = /^line-(\d{1,4})$/.exec(field)?.[1];
    return position && /^\d{1,5}$/.test(value) ? { position: Number(position), quantity: Number(value) } : [];
  });

export async function action({ request, context }: Route.ActionArgs) {
  const form = new URLSearchParams(await readRaw(request));
  const page = context.get(pageContext);
  const own = await ownOrder(page, request);
  if (!own) return data<Outcome>({ problem: messages.notFound.text }, { status: 404 });
  const actor = { administratorId: null, requestId: page.caller.requestId };
  try {
    const sent = uuid.safeParse(form.get("sent"));
    if (sent.success) {
      await markSent(page.shop, { id: sent.data, orderId: own.orderId, ...actor });
      return data<Outcome>({ done: "marked" });
    }
    const reason = REASONS.find((one) => one === form.get("reason")) ?? "other";
    await startReturn(page.shop, { orderId: own.orderId, lines: linesIn(form), reason, ...actor });
    return data<Outcome>({ done: "declared" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<Outcome>({ problem: error.message }, { status: 409 });
  }
}

/** If the shop cannot be reached, the page says so and keeps what was chosen. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Outcome> {
  try {
    return await serverAction();
  } catch {
    return { problem: messages.failed };
  }
}

export default function ReturnPage({ loaderData: { own }, actionData }: Route.ComponentProps) {
  const isSending = splitLanguage(useNavigation().formAction ?? "").path.startsWith("/return");
  return (
    <main className="mx-auto w-full max-w-3xl px-gutter py-12 lg:py-16">
      <h1>{messages.title}</h1>
      {own ? (
        <div className="grid gap-10">
          <div>
            <p className="lead">{messages.lead}</p>
            <p className="mt-4 font-medium">{messages.order(own.orderNumber)}</p>
          </div>
          {actionData && <Said outcome={actionData} />}
          <OwnReturns own={own} isSending={isSending} />
          <ReturnForm key={own.returns.length} own={own} isSending={isSending} />
        </div>
      ) : (
        <EmptyState className="state-start" title={messages.notFound.title} text={messages.notFound.text} />
      )}
    </main>
  );
}

const Said = ({ outcome }: { outcome: Outcome }) =>
  "problem" in outcome ? (
    <Notice tone="danger" live>
      {outcome.problem}
    </Notice>
  ) : (
    <Notice tone="success" live>
      {messages[outcome.done]}
    </Notice>
  );
