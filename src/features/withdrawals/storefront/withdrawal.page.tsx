import { useEffect, useRef } from "react";
import { data, Link, useNavigation, useSearchParams } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { NextSteps } from "#features/orders/view/next-steps.tsx";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { type PageContext, pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { AppError } from "#shared/app-error.ts";
import { momentInWords } from "#shared/day.ts";
import { splitLanguage } from "#shared/language.ts";
import { pageMeta } from "#site/page-meta.ts";
import { messages } from "../messages.ts";
import { declareWithdrawal, isOfOrder, unmatchedLimit, withdrawalLimit } from "../server/declare-withdrawal.ts";
import { ORDER_NUMBER_MAX_LENGTH, readStatement, type Statement, statementProblems } from "../withdrawal.ts";
import type { Route } from "./+types/withdrawal.page";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import type { FormError } from "./withdrawal-notice.tsx";
import { type Received, WithdrawalReceived } from "./withdrawal-received.tsx";
import { WithdrawalReview } from "./withdrawal-review.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...storeOf(matches), title: messages.title, description: messages.description, path: "/withdrawal" });

/** The step of a withdrawal. It carries what was typed, so that the form works before scripts arrive. */
type Stage =
  | { stage: "form"; statement: Statement; error: FormError }
  | { stage: "review"; statement: Statement; error: FormError }
  | ({ stage: "received" } & Received);

export async function action({ request, context }: Route.ActionArgs) {
  const form = new URLSearchParams(await readRaw(request));
  const statement = readStatement(form);
  const step = form.get("step");
  const back = (error: FormError, status = 200) => data<Stage>({ stage: "form", statement, error }, { status });
  if (step === "change") return back({});
  const problems = statementProblems(statement);
  if (Object.keys(problems).length > 0) return back({ problems }, 400);
  const page = context.get(pageContext);
  let isMatched: boolean;
  try {
    await page.count(withdrawalLimit(page.shop));
    isMatched = await isOfOrder(page.shop, statement);
    if (step === "confirm" && !isMatched) await page.count(unmatchedLimit(page.shop));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return back({ told: "too-many", retryAfterSeconds: error.retryAfterSeconds }, 429);
  }
  if (step !== "confirm")
    return data<Stage>({ stage: "review", statement, error: isMatched ? {} : { told: "not-found" } });
  return data<Stage>(await received(page, statement));
}

async function received({ shop }: PageContext, statement: Statement): Promise<Stage> {
  const { at, ...declared } = await declareWithdrawal(shop, statement);
  const { timeZone } = await storeSettings(shop.db);
  return { stage: "received", ...declared, moment: momentInWords(timeZone, at) };
}

/** If the shop cannot be reached, the page says so and keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Stage> {
  const form = new URLSearchParams(await request.clone().text());
  try {
    return await serverAction();
  } catch {
    const stage = form.get("step") === "confirm" ? "review" : "form";
    return { stage, statement: readStatement(form), error: { told: "failed" } };
  }
}

export default function WithdrawalPage({ actionData }: Route.ComponentProps) {
  const isSending = splitLanguage(useNavigation().formAction ?? "").path.startsWith("/withdrawal");
  const main = useFocusOn(actionData);
  return (
    <main ref={main} className="page grid gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-24 lg:py-16">
      <div className="max-w-3xl">
        <h1>{messages.title}</h1>
        <Stand stand={actionData} isSending={isSending} />
      </div>
      {actionData?.stage !== "received" && <WhatHappens />}
    </main>
  );
}

const WhatHappens = () => (
  <aside aria-labelledby="next" className="h-fit bg-linen p-6 text-pretty sm:p-8">
    <NextSteps title={messages.next.title} steps={messages.next.steps} />
    <Link to="/return-refund-policy#withdrawal" className="link mt-4 inline-flex min-h-11 items-center text-sm">
      {messages.done.policy}
    </Link>
  </aside>
);

function Stand({ stand, isSending }: { stand: Stage | undefined; isSending: boolean }) {
  const [search] = useSearchParams();
  const orderNumber = search.get("order")?.slice(0, ORDER_NUMBER_MAX_LENGTH) ?? "";
  const empty = { orderNumber, name: "", email: "", items: "" };
  switch (stand?.stage) {
    case "received":
      return <WithdrawalReceived {...stand} />;
    case "review":
      return <WithdrawalReview {...stand} isSending={isSending} />;
    default:
      return (
        <>
          <p className="lead">{messages.lead}</p>
          <WithdrawalForm statement={stand?.statement ?? empty} error={stand?.error ?? {}} isSending={isSending} />
        </>
      );
  }
}

/**
 * Focuses what is new: the first wrong field, the step's title, or the first field after going back. A message above the
 * fields is announced by screen readers anyway, so it only scrolls into view.
 */
function useFocusOn(stand: Stage | undefined) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!stand) return;
    const alert = main.current?.querySelector("[role=alert]");
    if (alert) alert.scrollIntoView({ block: "center" });
    else main.current?.querySelector<HTMLElement>(FOCUSED)?.focus();
  }, [stand]);
  return main;
}

const FOCUSED = "[aria-invalid=true], h2, input:not([type=hidden])";
