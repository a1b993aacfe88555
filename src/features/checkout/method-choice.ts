import { z } from "zod";
import { METHOD_GROUPS, takesAmount } from "#shared/method-group.ts";
import { type Cents, euros } from "#shared/money.ts";

/** A way to pay as the checkout shows it. Amounts in euro. */
export const methodChoice = z.object({
  /** Names the method in the order. */
  key: z.string(),
  group: z.enum(METHOD_GROUPS),
  /** A bank or a brand; null for what each language calls by its own word. */
  name: z.string().nullable(),
  min_amount: z.number(),
  max_amount: z.number().nullable(),
});
export type MethodChoice = z.infer<typeof methodChoice>;

/** What can take this amount; one alone is no choice. */
export function choicesFor(methods: readonly MethodChoice[], amount: Cents): MethodChoice[] {
  const able = methods.filter(({ min_amount, max_amount }) =>
    takesAmount({ minCents: euros(min_amount), maxCents: max_amount === null ? null : euros(max_amount) }, amount),
  );
  return able.length > 1 ? able : [];
}

/** Two letters in place of a bank's mark: nobody else is asked for a picture before the buyer chooses. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-./]+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map(([first = ""]) => first) : [...(words[0] ?? "")].slice(0, 2);
  return letters.join("").toUpperCase();
}
