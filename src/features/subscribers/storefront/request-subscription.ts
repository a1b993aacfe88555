import { ApiError, callEndpoint } from "#api-client/api-client.ts";
import { failureOf, inWords } from "#api-client/failure.ts";
import { messages } from "../messages.ts";

const { toasts } = messages;

export type Said = { title: string; description: string };

/**
 * Subscribes and answers with the toast (storefront 8). A call that fails without a reason is repeated once: if the first
 * one had an effect after all, the second gets a 409.
 */
export async function askSubscription(email: string): Promise<Said> {
  try {
    await call(email).catch((error) => (isAppError(error) ? Promise.reject(error) : call(email)));
    return toasts.subscribed;
  } catch (error) {
    if (!isAppError(error)) return toasts.failed;
    const { status, body } = error;
    if (status === 409 || body.error === toasts.alreadyError) return toasts.already;
    const failure = failureOf(error);
    return failure && (body.error || status === 429) ? toasts.refused(inWords(failure)) : toasts.refused("");
  }
}

const call = (email: string) =>
  callEndpoint("POST newsletter-subscribe", {
    body: { email, firstName: null, source: "footer" },
    needs: ["success"],
    signal: AbortSignal.timeout(30_000),
  });

/** The shop itself refused; the page of a firewall or a proxy is no answer of the shop. */
const isAppError = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  (error.body.success === false || error.status === 409 || error.status === 429);
