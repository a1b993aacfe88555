import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "./messages.ts";
import { useEnter } from "./use-enter.ts";

/** What is typed, and the text to search for; "" for nothing. */
export function useSearchText() {
  const [typed, setTyped] = useState("");
  return { typed, setTyped, text: useDeferredValue(typed.trim()) };
}

interface SearchAndAddProps<Found> {
  label: string;
  /** Other words than those for products. */
  words?: Readonly<Record<"hint" | "notFound" | "failed", string>> & { add: (name: string) => string };
  search: ReturnType<typeof useSearchText>;
  /** The query for products by the text. While it is pending or has placeholder data, it answers what was typed before. */
  answer: { error: { message: string } | null; isPending: boolean; isPlaceholderData: boolean };
  /** Products of the answer that are not chosen yet; undefined while there is no answer. */
  found: readonly Found[] | undefined;
  /** No more can be chosen. */
  isFull?: boolean;
  onAdd: (product: Found) => void;
  /** What is shown of a product. */
  children: (product: Found) => ReactNode;
}

/** A search whose products are added to a list. Enter adds the first. The focus stays in the field. */
export function SearchAndAdd<Found extends { id: string; name: string }>({
  label,
  words = messages.chosen,
  search: { typed, setTyped, text },
  answer: { error, isPending, isPlaceholderData },
  found,
  isFull = false,
  onAdd,
  children,
}: SearchAndAddProps<Found>) {
  const field = useRef<HTMLInputElement>(null);
  const shown = text === "" ? undefined : found;
  const addFirst = useEnter(typed.trim() !== text || (text !== "" && (isPending || isPlaceholderData)), typed, () => {
    const [first] = shown ?? [];
    if (!first || isFull) return;
    onAdd(first);
    setTyped("");
  });
  return (
    <div className="grid gap-2">
      <TextField
        ref={field}
        label={label}
        hint={words.hint}
        type="search"
        autoComplete="off"
        maxLength={200}
        disabled={isFull}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // The form around it is not saved.
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (!event.nativeEvent.isComposing) addFirst();
        }}
      />
      {error && (
        <Notice tone="danger" title={words.failed}>
          {failureText(error)}
        </Notice>
      )}
      <p role="status" className="text-sm text-stone empty:sr-only">
        {shown?.length === 0 && words.notFound}
      </p>
      <p role="status" className="sr-only">
        {shown && shown.length > 0 && messages.commands.count(shown.length)}
      </p>
      <ul className="grid max-h-72 divide-y divide-beige overflow-y-auto rounded-md border border-beige bg-paper empty:hidden">
        {shown?.map((product) => (
          <li key={product.id} className="flex items-center gap-3 px-3 py-2">
            {children(product)}
            <Button
              variant="secondary"
              size="icon-small"
              className="ml-auto shrink-0"
              aria-label={words.add(product.name)}
              disabled={isFull}
              onClick={() => {
                onAdd(product);
                // Others that were found may be added too.
                if (shown.length === 1) setTyped("");
                field.current?.focus();
              }}
            >
              <Plus aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
