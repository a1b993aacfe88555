import { data, Link, useNavigation } from "react-router";
import { z } from "zod";
import { timeInWords } from "#api-client/failure.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { PayAgain } from "#features/checkout/storefront/pay-again.tsx";
import { messages } from "#features/orders/messages.ts";
import type { DocumentLink, OrderView } from "#features/orders/order-view.ts";
import { phoneInWords } from "#features/orders/phone-number.ts";
import { imagesOfOrder } from "#features/orders/server/email-images.ts";
import { emailOrdersAgain, orderEmailLimit } from "#features/orders/server/email-orders-again.ts";
import { documentLinks } from "#features/orders/server/order-documents.ts";
import { trackingLimit, trackOrder } from "#features/orders/server/track-order.ts";
import { LostNumber, type LostNumberOutcome } from "#features/orders/storefront/lost-number.tsx";
import { TrackForm } from "#features/orders/storefront/track-form.tsx";
import { TrackedOrder, TrackedOrderLoading } from "#features/orders/storefront/tracked-order.tsx";
import { statusInWords } from "#features/orders/view/status-badge.tsx";
import { pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { AppError } from "#shared/app-error.ts";
import { BesideScene } from "#site/beside-scene.tsx";
import { messages as siteMessages } from "#site/messages.ts";
import { pageMeta } from "#site/page-meta.ts";
import { usePendingLocation } from "#site/use-pending-location.ts";
import { classes } from "#ui/classes.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/track-order.page";

const { track } = messages;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...storeOf(matches), title: track.title, description: track.lead, path: "/track-order" }),
  { name: "robots", content: "noindex" },
];

/** What a search came to; `code` is what was searched for. */
type Found =
  | { outcome: "nothing-asked" | "empty" | "failed"; code: string }
  | { outcome: "too-many"; code: string; seconds: number }
  | Answer;
type Answer =
  | { outcome: "found"; code: string; order: OrderView; images: (string | null)[]; documents: DocumentLink[] }
  | { outcome: "not-found"; code: string };

const failed = (code: string): Found => ({ outcome: "failed", code });

/** The search is in the address, so it works before scripts arrive and from the links of emails. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, caller, count } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const asked = search.get("tracking");
  const code = asked?.trim().slice(0, 200) ?? "";
  if (code === "") return data<Found>({ outcome: asked === null ? "nothing-asked" : "empty", code });
  try {
    await count(trackingLimit(shop));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const seconds = error.retryAfterSeconds ?? 60;
    return data<Found>({ outcome: "too-many", code, seconds }, { status: 429 });
  }
  const reader = { browser: caller.browser, key: search.get("key") };
  const order = await trackOrder(shop, code.replaceAll("\0", ""), reader);
  if (!order) return data<Found>({ outcome: "not-found", code }, { status: 404 });
  const [images, documents] = await Promise.all([
    imagesOfOrder(shop.db, order.id),
    order.isMasked ? [] : documentLinks(shop.db, order.id),
  ]);
  const shown = { ...order, phone: phoneInWords(order.phone) };
  return data<Found>({ outcome: "found", code, order: shown, images, documents });
}

/** If the shop cannot be reached, the page says so and stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Found> {
  try {
    return await serverLoader();
  } catch {
    return failed(new URL(request.url).searchParams.get("tracking")?.trim() ?? "");
  }
}

/** Emails an address its orders again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, count } = context.get(pageContext);
  const answer = (outcome: LostNumberOutcome, status = 200) => data<LostNumberOutcome>(outcome, { status });
  const typed = new URLSearchParams(await readRaw(request)).get("email")?.trim() ?? "";
  const email = z.email().max(254).safeParse(typed);
  if (!email.success) return answer({ outcome: "invalid", typed: typed.slice(0, 254) }, 400);
  try {
    await count(orderEmailLimit(shop));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const text = track.tooMany.description(timeInWords(error.retryAfterSeconds ?? 60));
    return answer({ outcome: "too-many", text }, 429);
  }
  await emailOrdersAgain(shop, email.data);
  return answer({ outcome: "asked" });
}

/** If the shop cannot be reached, the page says so and keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<LostNumberOutcome> {
  try {
    return await serverAction();
  } catch {
    return { outcome: "failed" };
  }
}

export default function TrackOrderPage({ loaderData: found, actionData = null }: Route.ComponentProps) {
  const { settings } = useStore();
  const isSending = useNavigation().formMethod === "POST";
  const pending = usePendingLocation();
  const isLoading = !isSending && pending?.pathname === "/track-order";
  const isAlone = isLoading || found.outcome === "found";
  return (
    <BesideScene scene="scene-parcel" isAlone={isAlone}>
      <div className="max-w-3xl">
        <h1>{track.title}</h1>
        {!isAlone && <p className="lead">{track.lead}</p>}
        <TrackForm found={found} isLoading={isLoading} />
      </div>
      <p role="status" className="sr-only">
        {!isLoading && inShort(found)}
      </p>
      <div role="status" className={classes(isAlone ? "not-empty:mt-10" : "not-empty:mt-6")}>
        {!isLoading && found.outcome === "too-many" && (
          <Notice tone="warning" title={track.tooMany.title}>
            {track.tooMany.description(timeInWords(found.seconds))}
          </Notice>
        )}
      </div>
      <div className={classes("empty:hidden", isAlone ? "mt-10" : "mt-6")}>
        {isLoading ? <TrackedOrderLoading /> : <Result found={found} timeZone={settings.timeZone} />}
      </div>
      {!isAlone && <LostNumber answer={actionData} isSending={isSending} />}
    </BesideScene>
  );
}

/** For those who cannot see that something came. */
function inShort(found: Found): string {
  if (found.outcome === "found") return `${track.order(found.order.orderNumber)}: ${statusInWords(found.order)}`;
  return found.outcome === "not-found" ? track.notFound : "";
}

function Result({ found, timeZone }: { found: Found; timeZone: string }) {
  switch (found.outcome) {
    case "found":
      return <TrackedOrder {...found} timeZone={timeZone} wayOn={<PayAgain order={found.order} />} />;
    case "not-found":
      return (
        <Link to="/contact" className="link inline-flex min-h-11 items-center text-sm">
          {siteMessages.links["/contact"]}
        </Link>
      );
    case "failed":
      return (
        <Notice tone="danger" title={track.failed.title}>
          {track.failed.description}
        </Notice>
      );
    default:
      return null;
  }
}
