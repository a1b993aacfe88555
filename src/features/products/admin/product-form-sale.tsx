import { cents, formatEuros, reduced } from "#shared/money.ts";
import { parseEuros, parseNumber } from "#shared/parse-number.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CATEGORIES, type Category } from "../category.ts";
import { messages as storefrontMessages } from "../messages.ts";
import { controlOf } from "./control-of.ts";
import { messages } from "./messages.ts";
import { type DraftForm, fieldId } from "./use-product-draft.ts";

const words = messages.form;

export function SaleFields({ form }: { form: DraftForm }) {
  const { draft, set } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        label={words.name}
        required
        maxLength={200}
        className="sm:col-span-2"
        autoComplete="off"
        {...controlOf(form, "name")}
      />
      <SelectField
        id={fieldId("category")}
        label={words.category}
        value={draft.category}
        onChange={({ target }) => set("category", target.value as Category)}
        options={CATEGORIES.map((value) => ({ value, label: storefrontMessages.categories[value] }))}
      />
      <Checkbox
        label={words.isNew}
        checked={draft.isNew}
        onChange={({ target }) => set("isNew", target.checked)}
        className="sm:mt-7"
      />
      <TextField
        label={words.price}
        required
        inputMode="decimal"
        autoComplete="off"
        prefix="€"
        {...controlOf(form, "price")}
      />
      <TextField
        label={words.discount}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        hint={priceNow(draft.price, draft.discount)}
        {...controlOf(form, "discount")}
      />
      <TextField
        label={words.stock}
        inputMode="numeric"
        autoComplete="off"
        hint={words.stockHint}
        className="sm:col-span-2"
        {...controlOf(form, "stock")}
      />
    </div>
  );
}

/** What shoppers would pay; nothing while one of the two cannot be read. */
function priceNow(price: string, discount: string): string | undefined {
  const amount = parseEuros(price);
  const percent = parseNumber(discount, 2);
  if (amount === null || amount < 0 || percent === null || percent <= 0 || percent > 100) return undefined;
  return words.priceNow(formatEuros(reduced(cents(amount), percent)));
}
