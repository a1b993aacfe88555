import { texts } from "../texts.ts";

const { toasts } = texts;

export type Said = { title: string; description: string };

interface Answer {
  success?: boolean;
  error?: string;
}

/**
 * Asks for the newsletter and answers with the toast of S 8. A call that fails for no told reason is made once more: if the
 * first one had been taken after all, the second is told so by its 409.
 */
export async function askSubscription(email: string): Promise<Said> {
  try {
    const first = await call(email).catch(() => null);
    const response = first && first.status < 500 ? first : await call(email);
    if (response.status === 409) return toasts.already;
    const { success, error = "" } = (await response.json()) as Answer;
    if (success) return toasts.subscribed;
    if (error === "Email already subscribed") return toasts.already;
    return response.status < 500 ? toasts.refused(error) : toasts.failed;
  } catch {
    return toasts.failed;
  }
}

const call = (email: string): Promise<Response> =>
  fetch("/functions/v1/newsletter-subscribe", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, firstName: null, source: "footer" }),
  });
