import { isLockTimeout } from "../database/database.ts";
import { PaymentUnavailable } from "./payment.ts";

/**
 * Works on each of what waits at providers. A provider that does not answer is asked no more, while others are, and what fails stops
 * nothing else. Answers what silent providers threw. @throws the first failure, at the end; a row in use only where nothing else failed
 */
export async function workOnEach<T extends { provider: string | null }>(
  all: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<PaymentUnavailable[]> {
  const silent = new Map<string | null, PaymentUnavailable>();
  const failures: unknown[] = [];
  for await (const one of all) {
    if (one.provider !== null && silent.has(one.provider)) continue;
    try {
      await work(one);
    } catch (error) {
      if (error instanceof PaymentUnavailable) silent.set(one.provider, error);
      else failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.find((one) => !isLockTimeout(one)) ?? failures[0];
  return [...silent.values()];
}
