import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { classes } from "#ui/classes.ts";
import { TextField } from "#ui/text-field.tsx";
import { countryName, DELIVERY_COUNTRIES, type DeliveryCountry, isDeliveryCountry } from "../countries.ts";
import { messages } from "../machine-messages.ts";
import { normalised } from "../normalise.ts";
import { useListKeys } from "./use-list-keys.ts";

type CountryChoiceProps = {
  label: string;
  /** Two letters; an unknown one shows as nothing chosen. */
  value: string;
  onChoose(country: DeliveryCountry): void;
  /** What can be chosen. */
  countries: readonly DeliveryCountry[];
  autoFocus?: boolean;
};

/** A country that is found by typing: a field whose list opens with a click, a letter or an arrow. */
export function CountryChoice({ label, value, onChoose, countries, autoFocus }: CountryChoiceProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const found = countries.filter((code) => isFoundBy(code, normalised(typed ?? "")));
  const idOf = (code: DeliveryCountry) => `${listId}-${code}`;
  const close = () => {
    setOpen(false);
    setTyped(null);
    keys.setActive(undefined);
  };
  const open = () => {
    setOpen(true);
    keys.setActive(isDeliveryCountry(value) ? idOf(value) : undefined);
  };
  const choose = (code: DeliveryCountry) => {
    onChoose(code);
    close();
  };
  const keys = useListKeys(isOpen ? found.map(idOf) : [], (id) => {
    const code = found.find((one) => idOf(one) === id);
    if (code) choose(code);
  });
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    const [first] = countries.filter((code) => isFoundBy(code, normalised(text)));
    // Enter takes the first match of the typed text.
    keys.setActive(first && text.trim() !== "" ? idOf(first) : undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    } else if (!isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      open();
    } else if (isOpen || event.key === "Enter") keys.onKeyDown(event);
  };
  return (
    <div className="relative">
      <TextField
        label={label}
        autoFocus={autoFocus}
        role="combobox"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={isOpen && found.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={keys.active}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={typed ?? (isDeliveryCountry(value) ? countryName(value) : "")}
        onChange={(event) => type(event.target.value)}
        onClick={open}
        onFocus={(event) => event.target.select()}
        onBlur={close}
        onKeyDown={press}
        suffix={<ChevronDown aria-hidden="true" className="size-4" />}
      />
      {isOpen && found.length === 0 && (
        <p role="status" className={classes(popup, "px-4 py-3 text-sm text-stone")}>
          {messages.noCountry}
        </p>
      )}
      {isOpen && found.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          // The field keeps the focus, also while the list is scrolled by its bar.
          onMouseDown={(event) => event.preventDefault()}
          className={classes(popup, "max-h-72 overflow-y-auto overscroll-contain")}
        >
          {found.map((code) => (
            <CountryOption
              key={code}
              id={idOf(code)}
              name={countryName(code)}
              isChosen={code === value}
              isActive={keys.active === idOf(code)}
              onChoose={() => choose(code)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const popup = "absolute inset-x-0 top-full z-20 mt-1 rounded-sm border border-taupe bg-paper shadow-lift";

/** By the beginning of a word of its name, here or in English, or by its two letters. */
const isFoundBy = (code: DeliveryCountry, wanted: string): boolean =>
  wanted === "" ||
  ` ${normalised(`${countryName(code)} ${DELIVERY_COUNTRIES[code]}`)}`.includes(` ${wanted}`) ||
  code.toLowerCase() === wanted;

type CountryOptionProps = { id: string; name: string; isChosen: boolean; isActive: boolean; onChoose(): void };

function CountryOption({ id, name, isChosen, isActive, onChoose }: CountryOptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onChoose}
      className={classes(
        "flex min-h-11 w-full items-center justify-between gap-4 px-4 text-left transition-colors duration-quick hover:bg-linen",
        isActive && "bg-linen inset-ring-2 inset-ring-gold-deep",
      )}
    >
      {name}
      {isChosen && <Check aria-hidden="true" className="size-5 shrink-0 text-gold-deep" />}
    </button>
  );
}
