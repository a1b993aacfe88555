import { z } from "zod";
import type { Clock } from "#platform/clock/clock.ts";
import { RequesterRefused, type VatNumberAnswer, type VatRegistry, VatRegistryUnavailable } from "./vat-registry.ts";

export const VIES = "https://ec.europa.eu/taxation_customs/vies/rest-api";

interface Vies {
  /** Without a trailing slash. */
  url: string;
  clock: Clock;
  /** For a call with its answer; a shopper waits for it. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 6_000;
const MAX_BYTES = 20_000;
/** A member state's register that was away is not asked for so long, so that not every shopper waits for it. */
const PAUSE_MS = 30_000;
/** We asked too often: then no state is asked. */
const FOR_ALL = /^(GLOBAL_MAX_|IP_BLOCKED)/;

class Refused extends VatRegistryUnavailable {
  readonly isForAll: boolean;
  constructor(codes: readonly string[]) {
    super(`VIES answers ${codes.join(", ")}`);
    this.isForAll = codes.some((code) => FOR_ALL.test(code));
  }
}

/** Nothing is known of one number; the register of its state answers about others. */
class UnknownNumber extends VatRegistryUnavailable {}

/** As `POST /check-vat-number` answers. What a member state does not tell is `---`. */
const answer = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
});
/** Such as MS_UNAVAILABLE, MS_MAX_CONCURRENT_REQ, GLOBAL_MAX_CONCURRENT_REQ, TIMEOUT, SERVICE_UNAVAILABLE or VAT_BLOCKED. */
const refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** The VAT Information Exchange System of the European Commission, by its REST interface. */
export function viesRegistry({ url, clock, timeoutMs = TIMEOUT_MS }: Vies): VatRegistry {
  const awayUntil = new Map<string, number>();
  return {
    check: async (number, requester) => {
      const state = number.slice(0, 2);
      const until = Math.max(awayUntil.get(state) ?? 0, awayUntil.get("all") ?? 0);
      if (until > clock.now().getTime())
        throw new VatRegistryUnavailable(`VIES had no answer for ${state} a moment ago`);
      try {
        return await asked(url, number, requester, timeoutMs);
      } catch (error) {
        if (error instanceof RequesterRefused || error instanceof UnknownNumber) throw error;
        awayUntil.set(error instanceof Refused && error.isForAll ? "all" : state, clock.now().getTime() + PAUSE_MS);
        throw error;
      }
    },
  };
}

async function asked(url: string, number: string, requester: string, timeoutMs: number): Promise<VatNumberAnswer> {
  const request = {
    countryCode: number.slice(0, 2),
    vatNumber: number.slice(2),
    requesterMemberStateCode: requester.slice(0, 2),
    requesterNumber: requester.slice(2),
  };
  const body = await json(`${url}/check-vat-number`, request, timeoutMs);
  const refused = refusal.safeParse(body);
  if (refused.success) {
    const codes = refused.data.errorWrappers.map(({ error }) => error.slice(0, 60));
    // Its shape is wrong by the rules of its state, which are stricter than ours.
    if (codes.every((code) => code === "INVALID_INPUT")) return { ...NOTHING_KNOWN, isValid: false };
    if (codes.includes("INVALID_REQUESTER_INFO")) throw new RequesterRefused(`VIES refuses the shop's own number`);
    if (codes.every((code) => code === "VAT_BLOCKED")) throw new UnknownNumber("VIES answers VAT_BLOCKED");
    throw new Refused(codes);
  }
  const { data } = answer.safeParse(body);
  if (!data) throw new VatRegistryUnavailable("VIES gave no answer that helps");
  if (data.countryCode + data.vatNumber !== number) throw new UnknownNumber("VIES answered about another number");
  return {
    isValid: data.valid,
    consultationNumber: told(data.requestIdentifier, 60),
    name: told(data.name, 300),
    address: told(data.address, 600),
  };
}

const NOTHING_KNOWN = { consultationNumber: null, name: null, address: null };

const told = (text: string | null | undefined, maxLength: number): string | null => {
  const plain = (text ?? "").replaceAll(/\p{Cc}+/gu, " ").trim();
  return plain === "" || plain === "---" ? null : plain.slice(0, maxLength);
};

/** @throws VatRegistryUnavailable for whatever is no short JSON in time; redirects are not followed */
async function json(url: string, request: object, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(request),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    let [text, bytes] = ["", 0];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new VatRegistryUnavailable("VIES answered with more than an answer has");
      text += decoder.decode(chunk, { stream: true });
    }
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof VatRegistryUnavailable) throw error;
    throw new VatRegistryUnavailable(`VIES gave no answer that helps (${error instanceof Error ? error.name : error})`);
  }
}
