import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#platform/network/network.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "./messages.ts";

/** How many calls one network may make in how many seconds. */
export interface Limit {
  name: string;
  calls: number;
  seconds: number;
  /** The message at the limit, with the minutes until the next call is accepted. */
  message?: (minutes: number) => string;
}

/** Counts a call in the database, so that all processes count together. @throws AppError "too-many" */
export type CountCall = (limit: Limit, address: string) => Promise<void>;

/** A customer of an IPv6 provider has 256 networks. All of them together may call this many times as often as one. */
const NETWORKS_OF_A_CUSTOMER = 4;

/** Counts calls by the network of the caller's address. */
export function openLimits(pool: pg.Pool): CountCall {
  const count = openCounter(pool);
  return async (limit, address) => {
    const network = networkOf(address);
    await count(limit, network);
    const customer = networkOf(address, "customer");
    if (customer === network) return;
    await count({ ...limit, name: `${limit.name}-56`, calls: limit.calls * NETWORKS_OF_A_CUSTOMER }, customer);
  };
}

/** Counts calls by any key of at most 100 characters, for example an account. */
export function openCounter(pool: pg.Pool): (limit: Limit, key: string) => Promise<void> {
  const limiters = new Map<string, RateLimiterPostgres>();
  return async (limit, key) => {
    let limiter = limiters.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        tableName: "request_limits",
        tableCreated: true,
        keyPrefix: limit.name,
        points: limit.calls,
        duration: limit.seconds,
        // A caller over the limit is refused without a query.
        inMemoryBlockOnConsumed: limit.calls + 1,
      });
      limiters.set(limit.name, limiter);
    }
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      const sentence = limit.message?.(Math.ceil(retryAfterSeconds / 60)) ?? messages.tooOften;
      throw new AppError("too-many", sentence, { code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds });
    }
  };
}
