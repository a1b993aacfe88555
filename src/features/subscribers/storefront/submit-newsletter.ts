import { toast } from "#ui/toast.ts";
import { isEmail, tidyEmail } from "../email-address.ts";
import { messages } from "../messages.ts";
import { askSubscription } from "./request-subscription.ts";

const { toasts } = messages;

interface NewsletterForm {
  input: HTMLInputElement;
  /** Below the field. */
  setProblem(problem: string | undefined): void;
  setAnswer(answer: string | undefined): void;
}

/** Checks the address, subscribes it and tells the outcome. Few visitors subscribe: this comes with the first press. */
export async function submitNewsletter({ input, setProblem, setAnswer }: NewsletterForm): Promise<void> {
  const email = tidyEmail(input.value);
  const wrong = email === "" ? toasts.required : isEmail(email) ? null : toasts.invalid;
  setProblem(wrong?.description);
  setAnswer(undefined);
  if (wrong) {
    toast({ ...wrong, tone: "warning", subject: "newsletter" });
    if (isStillAt(input)) input.focus();
    return showAboveToast(input);
  }
  const said = await askSubscription(email);
  const isDone = said === toasts.subscribed;
  toast({
    ...said,
    subject: "newsletter",
    tone: isDone ? "success" : said === toasts.already ? "neutral" : "danger",
  });
  showAboveToast(input);
  setAnswer(isDone ? messages.asked : said === toasts.already ? messages.already : said.description);
  if (isDone) input.value = "";
}

/** The form often stands at the foot of the window, where the toast appears. Its margin is in its style. */
const showAboveToast = (input: HTMLInputElement) => {
  if (isStillAt(input)) input.form?.scrollIntoView({ block: "nearest" });
};

/** Whoever went on meanwhile is not called back. Some browsers leave the focus nowhere after a press. */
const isStillAt = ({ form }: HTMLInputElement): boolean =>
  document.activeElement === document.body || form?.contains(document.activeElement) === true;
