import { Check, Headphones, Lock, Truck, Undo2 } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { currentLocale } from "#shared/language.ts";
import { formatMoney } from "#shared/money.ts";
import { classes } from "#ui/classes.ts";
import { DoneButton } from "#ui/done-button.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { keyFacts } from "../key-facts.ts";
import { messages } from "../messages.ts";
import { type Product, priceNow } from "../product.ts";
import { messages as pageMessages } from "../product-page-messages.ts";
import type { VariantGroup } from "../variants.ts";
import { HazardLine } from "../view/hazard-line.tsx";
import { Price } from "../view/price.tsx";
import { UnitPrice } from "../view/unit-price.tsx";
import { Description } from "./description.tsx";
import { PartsOfKit } from "./parts-of-kit.tsx";
import { SampleRating } from "./sample-rating.tsx";
import { VariantChoice } from "./variant-choice.tsx";

const MAX = 99;

/** A longer name is set smaller. */
const sizeOf = ({ length }: string): string => {
  if (length > 80) return "text-xl";
  if (length > 40) return "text-2xl";
  return length > 24 ? "text-2xl sm:text-3xl" : "text-3xl";
};

interface BuyBoxProps {
  product: Product;
  /** Of a product with variants. */
  group?: VariantGroup | null;
  /** Whether the demo's sample stars are shown. */
  isRated: boolean;
  /** Names of countries that it is not sent to. */
  notSoldTo: readonly string[];
  /** Answers whether all of them were added. Left out where nothing can be bought, as in a preview. */
  onAdd?: (quantity: number) => boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Said below the price. */
  offer?: ReactNode;
  /** In the place of the button while there is none. */
  soldOut?: ReactNode;
}

/** What one needs to know before buying stands above the button; what is read about it follows. */
export function BuyBox({ product, group, isRated, notSoldTo, onAdd, buttonRef, offer, soldOut }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const notes = [
    ...(product.inStock
      ? [
          { icon: Check, text: pageMessages.inStock },
          { icon: Truck, text: pageMessages.delivery },
        ]
      : []),
    { icon: Undo2, text: pageMessages.returns },
    { icon: Headphones, text: pageMessages.support },
    { icon: Lock, text: pageMessages.secure },
  ];
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <div>
        <p className="eyebrow text-stone">{messages.categories[product.category]}</p>
        <h1 className={classes("mt-2 wrap-anywhere", sizeOf(product.name))}>{product.name}</h1>
        {isRated && <SampleRating />}
      </div>
      <div className="text-sm text-stone">
        <div className="mb-1 flex flex-wrap items-baseline gap-x-4">
          <Price price={priceNow(product)} reduction={product.reduction} className="text-xl text-espresso" />
          <UnitPrice goods={product} price={priceNow(product)} />
        </div>
        <p>{pageMessages.priceNote}</p>
        {product.reduction && (
          <p className="figures">{pageMessages.lowestBefore(formatMoney(product.reduction.from))}</p>
        )}
        {offer}
      </div>
      {group && group.variants.length > 1 && <VariantChoice group={group} id={product.id} />}
      <div className="grid gap-2 text-xs text-pretty empty:hidden">
        <HazardLine hazards={product.hazards} />
        {product.prop65Warning && <p className="whitespace-pre-line">{product.prop65Warning}</p>}
      </div>
      {onAdd && !product.inStock && soldOut}
      {onAdd && (product.inStock || !soldOut) && (
        <div className="flex flex-wrap items-stretch gap-4">
          <QuantityStepper
            of={product.name}
            value={quantity}
            onChange={setQuantity}
            min={1}
            max={MAX}
            size="large"
            disabled={!product.inStock}
          />
          <DoneButton
            ref={buttonRef}
            size="large"
            className="flex-1 whitespace-nowrap"
            disabled={!product.inStock}
            done={messages.added}
            onPress={() => onAdd(quantity)}
          >
            {product.inStock ? messages.add : messages.outOfStock}
          </DoneButton>
        </div>
      )}
      <ul className="grid gap-x-6 gap-y-2 text-sm lg:grid-cols-2">
        {notes.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-gold-deep" />
            {text}
          </li>
        ))}
        {notSoldTo.length > 0 && (
          <li className="text-stone">{messages.notSoldTo(new Intl.ListFormat(currentLocale()).format(notSoldTo))}</li>
        )}
      </ul>
      <KeyFacts product={product} />
      {product.description && <Description key={product.id} text={product.description} />}
      <PartsOfKit partsInKit={product.partsInKit} />
      {product.details && product.details.features.length > 0 && (
        <section aria-labelledby="features">
          <h2 id="features" className="text-xl">
            {pageMessages.features}
          </h2>
          <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-gold">
            {product.details.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** How large it is and for how much room, before anything is read. */
function KeyFacts({ product }: { product: Product }) {
  const facts = keyFacts(product);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y border-beige py-4 text-sm lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-none">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-stone">{name}</dt>
          <dd className="figures mt-0.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
