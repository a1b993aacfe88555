import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "#shared/refusal.ts";

/** So many calls of one address in so many seconds. */
export interface Limit {
  name: string;
  calls: number;
  seconds: number;
}

/** Counts calls in the database, so that all processes count together. @throws Refusal "too-many" */
export type CountCall = (limit: Limit, address: string) => Promise<void>;

export function openLimits(pool: pg.Pool): CountCall {
  const limiters = new Map<string, RateLimiterPostgres>();
  return async (limit, address) => {
    let limiter = limiters.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        tableName: "request_limits",
        tableCreated: true,
        keyPrefix: limit.name,
        points: limit.calls,
        duration: limit.seconds,
      });
      limiters.set(limit.name, limiter);
    }
    try {
      await limiter.consume(address);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new Refusal("too-many", "Rate limit exceeded", { code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds });
    }
  };
}
