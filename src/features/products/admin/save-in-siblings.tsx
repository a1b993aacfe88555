import { Checkbox } from "#ui/checkbox.tsx";
import type { AdminProduct } from "../admin-product.ts";
import type { SharedPart } from "../shared-fields.ts";
import { messages } from "../variant-messages.ts";

interface SaveInSiblingsProps {
  product: AdminProduct;
  /** In which something was changed. */
  parts: readonly SharedPart[];
  chosen: readonly SharedPart[];
  onChoose: (chosen: readonly SharedPart[]) => void;
}

/** Of a variant: what was changed here may be saved in the others too. */
export function SaveInSiblings({ product: { group }, parts, chosen, onChoose }: SaveInSiblingsProps) {
  if (!group || group.others === 0 || parts.length === 0) return null;
  return (
    <fieldset className="border-t border-beige px-4 py-5 sm:px-6">
      <legend className="float-left mb-2 w-full font-medium">{messages.siblings.title(group.others)}</legend>
      <div className="clear-both flex flex-wrap gap-x-6 gap-y-1">
        {parts.map((part) => (
          <Checkbox
            key={part}
            label={messages.siblings[part]}
            checked={chosen.includes(part)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, part] : chosen.filter((one) => one !== part))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
