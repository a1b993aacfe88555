import { data } from "react-router";
import { z } from "zod";
import { timeInWords } from "#api-client/failure.ts";
import { storeOf } from "#api-client/use-store.ts";
import { messages as catalogue } from "#features/products/messages.ts";
import { isEmail, tidyEmail } from "#features/subscribers/email-address.ts";
import { messages as newsletter } from "#features/subscribers/messages.ts";
import { pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { AppError } from "#shared/app-error.ts";
import { privatePage } from "#site/page-meta.ts";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { messages } from "../messages.ts";
import { askForEmail } from "../server/ask-for-email.ts";
import { backInStockLimit } from "../server/back-in-stock-endpoints.ts";
import type { Route } from "./+types/back-in-stock.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), catalogue.outOfStock);

/** What the form on the page of a product comes to in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, count } = context.get(pageContext);
  let to = "/products";
  const refused = (text: string, status: number) => data({ title: catalogue.outOfStock, text, to }, { status });
  try {
    const sent = new URLSearchParams(await readRaw(request));
    const product = z.uuid().safeParse(sent.get("product"));
    if (!product.success) return refused(messages.gone, 404);
    to = `/products/${product.data}`;
    const email = tidyEmail(sent.get("email") ?? "");
    if (!isEmail(email)) {
      const { required, invalid } = newsletter.toasts;
      return refused((email === "" ? required : invalid).description, 400);
    }
    await count(backInStockLimit(shop));
    try {
      await askForEmail(shop, { productId: product.data, email });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return refused(error.message, error.kind === "not-found" ? 404 : 409);
    }
    return data({ title: messages.doneTitle, text: messages.done, to });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind !== "too-many") return refused(messages.failed, 400);
    return refused(newsletter.toasts.tooMany(timeInWords(error.retryAfterSeconds ?? 60)).description, 429);
  }
}

export default function BackInStockPage({ actionData }: Route.ComponentProps) {
  const { title, text, to } = actionData ?? { title: catalogue.outOfStock, text: messages.lead, to: "/products" };
  return <EmptyScreen title={title} text={text} to={to} linkLabel={messages.back} />;
}
