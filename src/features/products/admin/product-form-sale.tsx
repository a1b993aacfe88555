import { CURRENCY_SIGN, cents, formatMoney, reduced } from "#shared/money.ts";
import { parseEuros, parseNumber } from "#shared/parse-number.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CATEGORIES } from "../category.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import { messages as storefrontMessages } from "../messages.ts";
import { messages as variantMessages } from "../variant-messages.ts";
import { checkboxOf, controlOf, selectOf } from "./control-of.ts";
import { messages } from "./messages.ts";
import type { DraftForm } from "./use-product-draft.ts";

const words = messages.form;

export function SaleFields({ form, isVariant }: { form: DraftForm; isVariant: boolean }) {
  const { draft } = form;
  const isKit = draft.parts !== "";
  const hasOwnStock = !isKit || (form.base.parts === "" && draft.stock !== "0");
  return (
    <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-4">
      <TextField
        required
        maxLength={200}
        className="col-span-2 md:col-span-3"
        autoComplete="off"
        readOnly={isVariant}
        hint={isVariant ? variantMessages.nameIsMade : undefined}
        {...controlOf(form, "name")}
      />
      <SelectField
        className="col-span-2 md:col-span-1"
        {...selectOf(form, "category")}
        options={CATEGORIES.map((value) => ({ value, label: storefrontMessages.categories[value] }))}
      />
      <TextField required inputMode="decimal" autoComplete="off" prefix={CURRENCY_SIGN} {...controlOf(form, "price")} />
      <TextField
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        hint={priceNow(draft.price, draft.discount_percentage)}
        {...controlOf(form, "discount_percentage")}
      />
      <TextField
        inputMode="numeric"
        autoComplete="off"
        readOnly={!hasOwnStock}
        hint={isKit ? (hasOwnStock ? kitMessages.hasStock : kitMessages.stockOfKit) : words.stockHint}
        {...controlOf(form, "stock")}
      />
      <Checkbox className="mt-7" {...checkboxOf(form, "is_new")} />
    </div>
  );
}

/** What shoppers would pay; nothing while one of the two cannot be read. */
function priceNow(price: string, discount: string): string | undefined {
  const amount = parseEuros(price);
  const percent = parseNumber(discount, 2);
  if (amount === null || amount < 0 || percent === null || percent <= 0 || percent > 100) return undefined;
  return words.priceNow(formatMoney(reduced(cents(amount), percent)));
}
