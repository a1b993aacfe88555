import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { MAX_VAT_NUMBER } from "#features/settings/vat-number.ts";
import { TextField } from "#ui/text-field.tsx";
import type { Problems } from "../form-problems.ts";
import { messages } from "../messages.ts";
import type { Draft } from "./checkout-draft.ts";
import type { Business } from "./use-business.ts";

interface BusinessFieldsProps {
  draft: Draft;
  business: Business;
  problems: Problems;
}

/** The business that buys, folded away for everybody else. What is folded away keeps what was typed. */
export function BusinessFields({ draft, business: { answer, isChecked }, problems }: BusinessFieldsProps) {
  const words = messages.business;
  // What opened it for a mistake leaves it open: somebody types there.
  const [isOpen, setOpen] = useState(Boolean(draft.company || draft.vatNumber || draft.companyRegister));
  const isWrong = Boolean(problems.company || problems.companyRegister || problems.vatNumber);
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mt-6 border-y border-beige"
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
        {words.title}
        <ChevronDown aria-hidden="true" className="size-4 text-stone transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-2 pb-6 sm:grid-cols-2">
        <p className="text-sm text-stone sm:col-span-2">
          {[words.lead, isChecked && words.exempt].filter(Boolean).join(" ")}
        </p>
        <TextField
          name="company"
          label={messages.fields.company}
          autoComplete="organization"
          maxLength={200}
          defaultValue={draft.company}
          error={problems.company}
          className="sm:col-span-2"
        />
        <TextField
          name="companyRegister"
          label={messages.fields.companyRegister}
          autoComplete="off"
          maxLength={40}
          defaultValue={draft.companyRegister}
          error={problems.companyRegister}
        />
        <TextField
          name="vatNumber"
          label={messages.fields.vatNumber}
          placeholder="DE123456789"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_VAT_NUMBER}
          defaultValue={draft.vatNumber}
          error={problems.vatNumber}
        />
        <p role="status" className="text-sm text-stone empty:sr-only sm:col-span-2">
          {answer && !problems.vatNumber && words.answers[answer]}
        </p>
      </div>
    </details>
  );
}
