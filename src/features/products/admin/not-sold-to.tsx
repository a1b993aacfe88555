import { DELIVERY_COUNTRIES, DELIVERY_COUNTRY_CODES } from "#shared/delivery-countries.ts";
import { SelectField } from "#ui/select-field.tsx";
import { EVERYWHERE } from "../product-fields.ts";
import { notSoldTo } from "../where-sold.ts";
import { ChooseMany } from "./choose-many.tsx";
import { controlOf } from "./control-of.ts";
import { messages } from "./messages.ts";
import type { DraftForm } from "./use-product-draft.ts";

const words = messages.form.soldTo;

/** Countries that a product is not sent to, by their names. */
export function NotSoldTo({ form }: { form: DraftForm }) {
  const control = controlOf(form, "not_sold_to");
  const way = control.value === "" ? "category" : control.value === EVERYWHERE ? "everywhere" : "these";
  const { category } = form.draft;
  const byCategory = notSoldTo({ category, notSoldTo: null });
  const choose = (next: string) => {
    if (next === "category") return form.set("not_sold_to", "");
    if (next === "everywhere") return form.set("not_sold_to", EVERYWHERE);
    form.set("not_sold_to", byCategory.length > 0 ? byCategory.join(", ") : "US");
  };
  return (
    <div className="grid content-start gap-4">
      <SelectField
        {...(way === "these" ? {} : { id: control.id })}
        label={control.label}
        error={control.error}
        value={way}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: "category", label: words.category(byCategory.map((code) => DELIVERY_COUNTRIES[code])) },
          { value: "everywhere", label: words.everywhere },
          { value: "these", label: words.these },
        ]}
      />
      {way === "these" && (
        <ChooseMany
          id={control.id}
          label={words.countries}
          value={control.value}
          // None left is none: an empty list would be the category's.
          onChange={({ target }) => form.set("not_sold_to", target.value || EVERYWHERE)}
          options={DELIVERY_COUNTRY_CODES.map((value) => ({ value, label: DELIVERY_COUNTRIES[value] }))}
        />
      )}
    </div>
  );
}
