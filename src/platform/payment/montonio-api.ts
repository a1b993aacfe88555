import { z } from "zod";
import type { Clock } from "#platform/clock/clock.ts";
import { signToken } from "./montonio-token.ts";
import { PaymentRefused, PaymentUnavailable } from "./payment.ts";

export interface MontonioKeys {
  accessKey: string;
  secretKey: string;
  /** Without a trailing slash, such as https://stargate.montonio.com/api. */
  apiUrl: string;
}

/** Montonio refused a request for its particulars: it certainly did nothing. */
export class MontonioRefusal extends PaymentRefused {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface MontonioApi {
  /** null for 404. @throws PaymentUnavailable, MontonioRefusal */
  get(path: string): Promise<unknown>;
  /** The request goes inside a signed token. @throws PaymentUnavailable, MontonioRefusal */
  post(path: string, request: object): Promise<unknown>;
}

const problem = z.object({ message: z.union([z.string(), z.array(z.string())]) });

/** @param limitMs of a call, with its answer */
export function montonioApi(
  { accessKey, secretKey, apiUrl }: MontonioKeys,
  clock: Clock,
  limitMs: number,
): MontonioApi {
  const token = (claims: object = {}) => signToken(secretKey, { accessKey, ...claims }, clock.now());
  const call = async (path: string, init: RequestInit): Promise<{ status: number; body: unknown }> => {
    try {
      const signal = AbortSignal.timeout(limitMs);
      const response = await fetch(`${apiUrl}${path}`, { ...init, redirect: "error", signal });
      const text = await response.text();
      return { status: response.status, body: text === "" ? null : JSON.parse(text) };
    } catch (error) {
      // Without its cause: the address may carry a token.
      throw new PaymentUnavailable(`Montonio gave no answer that helps (${nameOf(error)})`);
    }
  };
  return {
    get: async (path) => {
      const { status, body } = await call(path, { headers: { authorization: `Bearer ${token()}` } });
      return status === 404 && !isWrongStore(body) ? null : accepted(status, body);
    },
    post: async (path, request) => {
      const { status, body } = await call(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ data: token(request) }),
      });
      return accepted(status, body);
    },
  };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

/** @throws PaymentUnavailable, MontonioRefusal */
function accepted(status: number, body: unknown): unknown {
  if (status === 200 || status === 201) return body;
  const said = messageOf(body);
  if (status === 401)
    throw new PaymentRefused("Montonio refuses the access key: it is wrong or of the other environment");
  if (status === 403) throw new PaymentRefused("Montonio refuses the secret key");
  if (status >= 400 && status < 500 && status !== 408 && status !== 409 && status !== 429)
    throw new MontonioRefusal(status, `Montonio refuses: ${said}`);
  throw new PaymentUnavailable(`Montonio gave no answer that helps (${status})`);
}

function messageOf(body: unknown): string {
  const { data } = problem.safeParse(body);
  return data ? [data.message].flat().join("; ").slice(0, 300) : "no reason given";
}

const isWrongStore = (body: unknown): boolean => messageOf(body).includes("STORE_NOT_FOUND");
