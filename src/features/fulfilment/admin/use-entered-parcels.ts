import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import type { EnteredParcels } from "#features/orders/admin/bulk-bar.tsx";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import type { Carrier } from "#features/orders/carriers.ts";
import { type CodeProblem, codeProblems, readCodes } from "../entered-codes.ts";

/** More orders than this get codes that the shop makes. */
export const MAX_ROWS = 100;
/** So many the endpoint takes at once. */
const PART = 50;

type OrderToShip = ResponseOf<"GET admin-orders-to-ship">["orders"][number];
export interface ParcelRow
  extends Pick<OrderToShip, "id" | "customer" | "destination" | "review_flag" | "notes" | "tracking_number"> {
  number: string;
  carrier: Carrier | "";
  code: string;
  problem: CodeProblem | undefined;
  /** Why the server left it as it is, for this code. */
  refusal: string | undefined;
}

interface Shipping {
  /** Ids of the orders. */
  shipped: string[];
  /** How many were refused, or have a problem. */
  left: number;
  failure: Error | null;
}

/** The rows of the table in which codes are entered. `entered` outlives the dialog. */
export function useEnteredParcels(orderIds: readonly string[], entered: EnteredParcels, enabled: boolean) {
  const answer = useEndpointQuery(
    "GET admin-orders-to-ship",
    { query: { order_ids: orderIds.slice(0, MAX_ROWS).join(",") } },
    { enabled: enabled && orderIds.length > 0 },
  );
  const [, setVersion] = useState(0);
  const [common, setCommon] = useState<Carrier | "">("");
  const [isAsked, setAsked] = useState(false);
  const [mayBeEmpty, setMayBeEmpty] = useState(false);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, { code: string; text: string }>>(new Map());
  const send = useEndpointMutation(
    (parcels: { order_id: string; carrier?: Carrier | undefined; tracking_number?: string | undefined }[]) =>
      call("POST admin-orders-bulk", { body: { action: "ship-each", parcels } }),
    INVALIDATES,
  );
  const wanted = new Set(orderIds);
  const known = (answer.data?.orders ?? []).filter(({ id }) => wanted.has(id));
  const shippable = known.filter(({ stays }) => stays === null);
  const bare = shippable.map((order) => ({
    order,
    number: order.order_number,
    code: entered.get(order.id)?.code ?? "",
    carrier: entered.get(order.id)?.carrier ?? order.carrier ?? common,
  }));
  const problems = codeProblems(bare, { mayBeEmpty });
  const rows: ParcelRow[] = bare.map(({ order, number, code, carrier }) => {
    const problem = problems.get(number);
    const refusal = refusals.get(order.id);
    return {
      ...order,
      number,
      code,
      carrier,
      // What is not entered yet is no mistake before somebody says that all is.
      problem: problem?.is === "empty" && !isAsked ? undefined : problem,
      refusal: refusal?.code === code ? refusal.text : undefined,
    };
  });
  const set = (id: string, change: { carrier?: Carrier | ""; code?: string }) => {
    entered.set(id, { ...entered.get(id), ...change });
    setVersion((version) => version + 1);
  };
  /** @returns lines that belong to no row */
  const fill = (pasted: string, first = 0): readonly string[] => {
    const read = readCodes(
      pasted,
      rows.map(({ number }) => number),
      first,
    );
    for (const [place, code] of read.codes) {
      const row = rows[place];
      if (row) set(row.id, { code });
    }
    return read.unknown;
  };
  const ship = async (): Promise<Shipping> => {
    setAsked(true);
    if (problems.size > 0) return { shipped: [], left: problems.size, failure: null };
    const shipped: string[] = [];
    const refused = new Map<string, { code: string; text: string }>();
    try {
      for (let at = 0; at < rows.length; at += PART) {
        const part = rows.slice(at, at + PART);
        const { results } = await send.mutateAsync(
          part.map(({ id, carrier, code }) => ({
            order_id: id,
            carrier: carrier || undefined,
            tracking_number: code.trim() || undefined,
          })),
        );
        for (const { order_id, done, error } of results) {
          if (done) shipped.push(order_id);
          else refused.set(order_id, { code: entered.get(order_id)?.code ?? "", text: error ?? "" });
        }
      }
      return { shipped, left: refused.size, failure: null };
    } catch (failure) {
      return { shipped, left: refused.size, failure: failure as Error };
    } finally {
      for (const id of shipped) entered.delete(id);
      setRefusals(refused);
    }
  };
  return {
    answer,
    rows,
    /** Orders that cannot be shipped, and why. */
    staying: known.filter(({ stays }) => stays !== null),
    common,
    setCommon,
    mayBeEmpty,
    setMayBeEmpty,
    set,
    fill,
    ship,
    missing: isAsked ? rows.filter(({ code }) => code.trim() === "").length : 0,
    hasCodes: rows.some(({ code }) => code.trim() !== ""),
    isBusy: send.isPending,
  };
}
export type EnteredTable = ReturnType<typeof useEnteredParcels>;
