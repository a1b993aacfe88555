import { data, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { storeOf } from "#api-client/use-store.ts";
import { type PageContext, pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { AppError } from "#shared/app-error.ts";
import { dayInWords } from "#shared/day.ts";
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
  const done = DONE.find((one) => one === new URL(request.url).searchParams.get("done")) ?? null;
  return data({ own, done, newId: crypto.randomUUID() }, own ? {} : { status: 404 });
}

/** What a form can do. The page that follows has it in its address, so that a reload sends nothing again. */
const DONE = ["declared", "marked"] as const;

function done(request: Request, what: (typeof DONE)[number]) {
  const { searchParams } = new URL(request.url);
  searchParams.set("done", what);
  return redirect(`/return?${searchParams}`, 303);
}

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
  if (!own) return data({ problem: messages.notFound.text }, { status: 404 });
  const actor = { administratorId: null, requestId: page.caller.requestId };
  try {
    const sent = uuid.safeParse(form.get("sent"));
    if (sent.success) {
      await markSent(page.shop, { id: sent.data, orderId: own.orderId, ...actor });
      return done(request, "marked");
    }
    const reason = REASONS.find((one) => one === form.get("reason")) ?? "other";
    const { data: id } = uuid.safeParse(form.get("id"));
    await startReturn(page.shop, { ...(id && { id }), orderId: own.orderId, lines: linesIn(form), reason, ...actor });
    return done(request, "declared");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ problem: error.message }, { status: 409 });
  }
}

/** If the shop cannot be reached, the page says so and keeps what was chosen. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<{ problem: string }> {
  try {
    return await serverAction();
  } catch (answer) {
    if (answer instanceof Response) throw answer;
    return { problem: messages.failed };
  }
}

export default function ReturnPage({ loaderData: { own, done, newId }, actionData }: Route.ComponentProps) {
  // The newest stands last.
  const isWithdrawn = done === "declared" && own?.returns.at(-1)?.isWithdrawal;
  const isSending = splitLanguage(useNavigation().formAction ?? "").path.startsWith("/return");
  return (
    <main className="page py-12 lg:py-16">
      <div className="max-w-3xl">
        <h1>{messages.title}</h1>
        {own ? (
          <div className="grid gap-10">
            <div>
              <p className="lead">{messages.lead}</p>
              {own.whyNot === null && own.withdrawalEnds !== undefined && (
                <p className="mt-4">{messages.byLaw(own.withdrawalEnds && dayInWords(own.withdrawalEnds))}</p>
              )}
              <p className="mt-4 font-medium">{messages.order(own.orderNumber)}</p>
            </div>
            {actionData ? (
              <Notice tone="danger" live>
                {actionData.problem}
              </Notice>
            ) : (
              done && (
                <Notice tone="success" live>
                  {isWithdrawn ? messages.withdrawn : messages[done]}
                </Notice>
              )
            )}
            <OwnReturns own={own} isSending={isSending} />
            <ReturnForm key={own.returns.length} own={own} newId={newId} isSending={isSending} />
          </div>
        ) : (
          <EmptyState className="state-start" title={messages.notFound.title} text={messages.notFound.text} />
        )}
      </div>
    </main>
  );
}
