import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type Cents, formatMoney } from "#shared/money.ts";
import { classes } from "#ui/classes.ts";
import { messages as choice } from "../choice-messages.ts";
import { messages } from "../messages.ts";
import { messages as pageMessages } from "../product-page-messages.ts";
import { type OptionChoice, optionChoices, type VariantGroup } from "../variants.ts";

interface VariantChoiceProps {
  group: VariantGroup;
  /** The variant that the page shows. */
  id: string;
}

/** Every variant has its own address, so that a choice is a link: it works before scripts, and the focus stays on it. */
export function VariantChoice({ group, id }: VariantChoiceProps) {
  const pressed = useFocusKept(id);
  const chosen = group.variants.find((one) => one.id === id);
  // With one option each value is one variant, so it can tell its price.
  const prices = group.options.length === 1 ? new Map(group.variants.map((one) => [one.id, one.price])) : null;
  return (
    <div className="grid gap-4">
      {optionChoices(group, id).map((option) => (
        <Option key={option.name} option={option} prices={prices} onPress={pressed} />
      ))}
      <p role="status" className="sr-only">
        {chosen &&
          [
            chosen.values.join(", "),
            formatMoney(chosen.price),
            chosen.inStock ? pageMessages.inStock : messages.outOfStock,
          ].join(", ")}
      </p>
    </div>
  );
}

/** While a slow page is on its way, what was pressed cannot have the focus; it gets it back. Answers what notes the press. */
function useFocusKept(id: string): (link: HTMLElement) => void {
  const pressed = useRef<{ link: HTMLElement; from: string }>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.from === id) return;
    pressed.current.link.focus({ preventScroll: true });
    pressed.current = null;
  }, [id]);
  return (link) => {
    pressed.current = { link, from: id };
  };
}

interface OptionProps {
  option: OptionChoice;
  /** By variant. */
  prices: ReadonlyMap<string, Cents> | null;
  onPress: (link: HTMLElement) => void;
}

function Option({ option: { name, values }, prices, onPress }: OptionProps) {
  const listed = (state: OptionChoice["values"][number]["state"]) =>
    values.flatMap((one) => (one.state === state ? one.value : [])).join(", ");
  const [soldOut, elsewhere] = [listed("soldOut"), listed("elsewhere")];
  return (
    <nav aria-label={name}>
      <p className="text-sm text-stone">{name}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {values.map(({ value, state, to }) => (
          <li key={value} className="min-w-0">
            <Link
              to={`/products/${to}`}
              replace
              preventScrollReset
              prefetch="intent"
              onClick={({ currentTarget }) => onPress(currentTarget)}
              aria-current={state === "chosen" ? "true" : undefined}
              className={classes(
                "flex min-h-11 min-w-11 items-center justify-center rounded-sm border px-4 py-2 text-sm wrap-anywhere transition-colors duration-quick",
                looks[state],
              )}
            >
              {value}
              <PriceOf cents={prices?.get(to)} />
              {state === "soldOut" && <span className="sr-only">, {messages.outOfStock}</span>}
              {state === "elsewhere" && <span className="sr-only">, {choice.onlyElsewhere(value)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {soldOut && <p className="mt-2 text-xs wrap-anywhere text-stone">{choice.soldOutChoices(soldOut)}</p>}
      {elsewhere && <p className="mt-2 text-xs wrap-anywhere text-stone">{choice.onlyElsewhere(elsewhere)}</p>}
    </nav>
  );
}

const PriceOf = ({ cents }: { cents: Cents | undefined }) =>
  cents !== undefined && <span className="figures before:mx-1.5 before:content-['·']">{formatMoney(cents)}</span>;

const looks: Readonly<Record<OptionChoice["values"][number]["state"], string>> = {
  chosen: "no-underline chosen",
  available: "no-underline border-taupe hover:border-espresso hover:bg-linen",
  soldOut: "border-beige text-stone line-through hover:border-espresso",
  elsewhere: "no-underline border-dashed border-taupe text-stone hover:border-espresso",
};
