import { useRef, useState } from "react";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { SearchAndAdd, useSearchText } from "#backoffice/search-and-add.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { LANGUAGES } from "#shared/language.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useFocusAfter } from "#ui/use-focus-after.ts";
import type { DraftData } from "../draft.ts";
import { deliveryOf, PAIR } from "./delivery-fields.tsx";
import { messages } from "./messages.ts";

const words = messages.byHand;

/** As the request names them. */
const FIELDS = ["first_name", "last_name", "email", "company", "company_register", "vat_number"];
const isWhole = ({ firstName, lastName, email }: DraftData): boolean => [firstName, lastName, email].every(Boolean);
const OF_BUSINESS = ["company", "companyRegister", "vatNumber"] as const;
/** Of those who fit. */
const FOUND = 8;
type OfBusiness = (typeof OF_BUSINESS)[number];

interface CustomerFieldsProps {
  data: DraftData;
  onChange: (change: Partial<DraftData>) => void;
  /** What is wrong with each field, by its name in the request. */
  problems: Readonly<Record<string, string>>;
}

/** Who buys. What only a business has is asked when one buys. */
export function CustomerFields({ data, onChange, problems }: CustomerFieldsProps) {
  const [isBusiness, setBusiness] = useState(OF_BUSINESS.some((field) => data[field]));
  const [isKnown, setKnown] = useState(isWhole(data));
  const change = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const isShut = isKnown && FIELDS.every((name) => !problems[name]);
  useFocusAfter(isShut, () => fields.current?.querySelector("input"));
  useFocusAfter(!isShut, () => change.current);
  const text = (field: "firstName" | "lastName" | "email" | OfBusiness, name: string) => (
    <TextField
      label={words[field]}
      type={field === "email" ? "email" : "text"}
      autoComplete="off"
      required={!OF_BUSINESS.some((one) => one === field)}
      value={data[field] ?? ""}
      error={problems[name]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  if (isShut)
    return (
      <section aria-label={words.customer}>
        <div className="flex items-center justify-between gap-4">
          <h2>{words.customer}</h2>
          <Button
            ref={change}
            variant="secondary"
            size="small"
            className="-my-1.5"
            aria-label={words.changeCustomer}
            onClick={() => setKnown(false)}
          >
            {words.change}
          </Button>
        </div>
        <p className="mt-4 font-medium wrap-anywhere">
          {data.firstName} {data.lastName}
        </p>
        <p className="text-stone wrap-anywhere">
          {[data.email, languageName(data.language), ...OF_BUSINESS.map((field) => data[field])]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </section>
    );
  return (
    <fieldset ref={fields} className="grid min-w-0 gap-5 *:min-w-0 sm:grid-cols-2">
      <legend className="mb-4 text-lg font-semibold">{words.customer}</legend>
      <div className="sm:col-span-2">
        <FindCustomer
          onChoose={(known) => {
            setBusiness(OF_BUSINESS.some((field) => known[field]));
            onChange(known);
            setKnown(isWhole({ ...data, ...known }));
          }}
        />
      </div>
      <div className={PAIR}>
        {text("firstName", "first_name")}
        {text("lastName", "last_name")}
      </div>
      {text("email", "email")}
      <SelectField
        label={words.language}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        value={data.language}
        onChange={({ target }) => onChange({ language: LANGUAGES.find((one) => one === target.value) ?? "en" })}
      />
      <Checkbox
        label={words.isBusiness}
        className="sm:col-span-2"
        checked={isBusiness}
        onChange={({ target }) => {
          setBusiness(target.checked);
          if (!target.checked) onChange({ company: "", companyRegister: "", vatNumber: "" });
        }}
      />
      {isBusiness && (
        <>
          {text("company", "company")}
          {text("companyRegister", "company_register")}
          {text("vatNumber", "vat_number")}
        </>
      )}
    </fieldset>
  );
}

type Known = Partial<DraftData>;

/** Fills in what the shop knows of somebody who has bought before: name and email, and the rest from the last order. */
function FindCustomer({ onChoose }: { onChoose: (known: Known) => void }) {
  const search = useSearchText();
  const { text } = search;
  const answer = useEndpointQuery("GET admin-customers", { query: { search: text } }, { enabled: text !== "" });
  const found = answer.data?.customers.slice(0, FOUND).map((one) => ({
    ...one,
    name: `${one.first_name} ${one.last_name}`.trim(),
  }));
  const choose = useEndpointMutation(async (customerId: string) => {
    const { customer } = await call("GET admin-customer", { query: { customerId } });
    const [last] = customer.orders;
    const { order } = last ? await call("GET admin-order", { query: { orderId: last.id } }) : { order: null };
    onChoose({
      firstName: customer.first_name,
      lastName: customer.last_name,
      email: customer.email,
      ...(order && {
        company: order.company ?? "",
        companyRegister: order.company_register ?? "",
        vatNumber: order.vat_number ?? "",
        language: order.terms.language,
        delivery: deliveryOf(order),
      }),
    });
  }, []);
  return (
    <SearchAndAdd
      label={words.findCustomer}
      words={words.foundCustomer}
      search={search}
      found={found}
      answer={answer}
      onAdd={({ id }) => {
        search.setTyped("");
        choose.mutate(id, {
          onError: (failure) => failureToast(words.foundCustomer.failed, failure),
        });
      }}
    >
      {({ name, email }) => (
        <span className="min-w-0 flex-1 wrap-anywhere">
          {name} <span className="text-sm text-stone">{email}</span>
        </span>
      )}
    </SearchAndAdd>
  );
}
