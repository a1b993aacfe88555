import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { BodyOf, ResponseOf } from "#api-client/api-client.ts";
import { call, invalidate } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { toast } from "#ui/toast.ts";
import { INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";
import type { OrderSelection } from "./use-order-selection.ts";

const words = messages.bulk;
/** So many the function takes at once; between two parts the progress is shown and one may stop. */
const PART = 50;

type Body = BodyOf<"POST admin-orders-bulk">;
export type BulkAction = Body extends infer One ? (One extends Body ? Omit<One, "order_ids" | "seen"> : never) : never;
export type Outcomes = ResponseOf<"POST admin-orders-bulk">["results"];

/** Changes the chosen orders part by part. What is done stays done; what is left stays chosen. */
export function useBulk(selection: OrderSelection) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcomes | null>(null);
  const stopped = useRef(false);

  const run = async (actor: BulkAction) => {
    const ids = [...selection.ids];
    const results: Outcomes = [];
    const failedTitle = actor.action === "ship" ? messages.orders.shipFailed : messages.orders.updateFailed;
    stopped.current = false;
    setOutcome(null);
    try {
      for (let at = 0; at < ids.length && !stopped.current; at += PART) {
        setProgress({ done: at, all: ids.length });
        const part = ids.slice(at, at + PART);
        const seen = actor.action === "status" ? selection.seenOf(part) : undefined;
        const body = { ...actor, order_ids: part, seen } as Body;
        results.push(...(await call("POST admin-orders-bulk", { body })).results);
      }
      tell(actor, results, failedTitle);
    } catch (error) {
      failureToast(failedTitle, error);
    } finally {
      setProgress(null);
      setOutcome(results.some(needsReading) ? results : null);
      selection.drop(results.map(({ order_id }) => order_id));
      void invalidate(client, INVALIDATES);
    }
  };
  const stop = () => {
    stopped.current = true;
  };
  return { run, stop, progress, outcome, dismiss: () => setOutcome(null) };
}
export type Bulk = ReturnType<typeof useBulk>;

const needsReading = ({ done, offers_refund }: Outcomes[number]) => !done || offers_refund;

function tell(actor: BulkAction, results: Outcomes, failedTitle: string): void {
  const done = results.filter((one) => one.done).length;
  const left = results.length - done;
  if (done > 0) toast({ title: actor.action === "ship" ? words.shipped(done) : words.updated(done), tone: "success" });
  if (left > 0) toast({ title: failedTitle, description: words.leftTitle(left), tone: "danger" });
}
