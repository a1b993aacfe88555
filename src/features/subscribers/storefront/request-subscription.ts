import { callFunction, Refused } from "#api-client/api-client.ts";
import { failureOf, inWords } from "#api-client/failure.ts";
import { texts } from "../texts.ts";

const { toasts } = texts;

export type Said = { title: string; description: string };

/**
 * Asks for the newsletter and answers with the toast of S 8. A call that fails for no told reason is made once more: if the
 * first one had been taken after all, the second is told so by its 409.
 */
export async function askSubscription(email: string): Promise<Said> {
  try {
    await call(email).catch((error) => (isRefusal(error) ? Promise.reject(error) : call(email)));
    return toasts.subscribed;
  } catch (error) {
    if (!isRefusal(error)) return toasts.failed;
    const { status, body } = error;
    if (status === 409 || body.error === toasts.alreadyError) return toasts.already;
    const failure = failureOf(error);
    return failure && (body.error || status === 429) ? toasts.refused(inWords(failure)) : toasts.refused("");
  }
}

const call = (email: string) =>
  callFunction("POST newsletter-subscribe", {
    body: { email, firstName: null, source: "footer" },
    needs: ["success"],
    signal: AbortSignal.timeout(30_000),
  });

const isRefusal = (error: unknown): error is Refused => error instanceof Refused && error.status < 500;
