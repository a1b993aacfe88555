import { useEffect, useState } from "react";
import { callEndpoint } from "#api-client/api-client.ts";
import { failureOf, inWords } from "#api-client/failure.ts";
import { isDeliveryCountry } from "../countries.ts";
import type { ParcelMachine } from "../parcel-machine.ts";

/** What is known of a country's parcel machines. The list is empty unless it was loaded. */
export interface ParcelMachineList {
  state: "idle" | "loading" | "failed" | "loaded";
  machines: readonly ParcelMachine[];
  /** Why loading failed. */
  error: string | null;
  retry(): void;
}

interface Outcome {
  country: string;
  attempt: number;
  machines: readonly ParcelMachine[];
  error: string | null;
}

const NONE: readonly ParcelMachine[] = [];

/** Loads the machines of a country; another country ends the loading of the one before. Without a country it waits. */
export function useParcelMachines(country: string | null): ParcelMachineList {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (!country) return;
    let isLeft = false;
    // A repeated request must not use the cache.
    const cache = attempt === 1 ? "default" : "reload";
    void load(country, cache).then((loaded) => {
      if (!isLeft) setOutcome({ country, attempt, ...loaded });
    });
    return () => {
      isLeft = true;
    };
  }, [country, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  // An outcome of another country or of an earlier attempt is none of this one.
  const current = outcome?.country === country && outcome.attempt === attempt ? outcome : null;
  if (!country) return { state: "idle", machines: NONE, error: null, retry };
  if (!current) return { state: "loading", machines: NONE, error: null, retry };
  return { state: current.error ? "failed" : "loaded", machines: current.machines, error: current.error, retry };
}

type Loaded = Pick<Outcome, "machines" | "error">;

async function load(country: string, cache: RequestCache): Promise<Loaded> {
  if (!isDeliveryCountry(country)) return { machines: NONE, error: null };
  try {
    const { machines } = await callEndpoint("GET parcel-machines", {
      query: { country },
      needs: ["machines"],
      signal: AbortSignal.timeout(30_000),
      cache,
    });
    return { machines, error: null };
  } catch (error) {
    const failure = failureOf(error);
    return { machines: NONE, error: failure && inWords(failure) };
  }
}
