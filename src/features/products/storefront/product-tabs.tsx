import { Disclosure } from "#ui/disclosure.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { Product } from "../product.ts";
import type { ProductDetails } from "../product-details.ts";
import { messages } from "../product-page-messages.ts";
import { valueInWords } from "../told-attribute.ts";
import { termKey } from "../variants.ts";
import { CrossedOutBin } from "../view/pictogram.tsx";
import { HazardInformation } from "./hazard-information.tsx";

/** Benefits first, then how to use it, then figures. */
export function ProductTabs({ details: written, attributes }: Pick<Product, "details" | "attributes">) {
  // What the shopkeeper wrote under the same name stands.
  const isWritten = (name: string) => written?.specifications.some(([label]) => termKey(label) === termKey(name));
  const told = attributes.flatMap((one): [string, string][] =>
    isWritten(one.name) ? [] : [[one.name, valueInWords(one)]],
  );
  if (!written) return told.length > 0 && <Attributes of={told} />;
  const details = { ...written, specifications: [...written.specifications, ...told] };
  return (
    <Tabs
      label={messages.aboutProduct}
      defaultValue="benefits"
      keepMounted
      tabs={[
        { value: "benefits", label: messages.benefits, content: <Sentences of={details.benefits} /> },
        { value: "howto", label: messages.howTo, content: <Steps of={details.how_to_use} /> },
        { value: "specs", label: messages.specifications, content: <Figures of={details.specifications} /> },
      ]}
    />
  );
}

/** Of a product that nothing else is told of. */
const Attributes = ({ of }: { of: ProductDetails["specifications"] }) => (
  <section aria-labelledby="attributes">
    <h2 id="attributes" className="mb-6 text-xl">
      {messages.specifications}
    </h2>
    <Figures of={of} />
  </section>
);

const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul className="grid max-w-read list-disc gap-3 pl-5 text-pretty marker:text-gold">
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const Steps = ({ of }: { of: readonly string[] }) => (
  <ol className="grid max-w-read list-decimal gap-3 pl-5 text-pretty marker:text-gold-deep">
    {of.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

const Figures = ({ of }: { of: ProductDetails["specifications"] }) => (
  <dl className="-mt-3 grid max-w-read divide-y divide-beige">
    {of.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-6 py-3">
        <dt className="max-w-1/2 shrink-0 text-stone">{label}</dt>
        <dd className="text-right">{value}</dd>
      </div>
    ))}
  </dl>
);

/**
 * In two rows: its label and what to be careful about, which must be seen without a request (L13), so that row is open; and who made it,
 * who answers for it in the Union, and where it goes in the end.
 */
export function SafetyInformation({ product }: { product: Product }) {
  const { label, takeBack, makerAddress, makerContact } = product;
  const maker = [product.maker, makerAddress, makerContact].filter(Boolean).join(", ");
  // The label of a part is that of the kit's box, too (CLP, article 35).
  const parts = product.partsInKit.filter((part) => part.label || part.warning);
  return (
    <>
      {(label || product.warning || parts.length > 0) && (
        <Disclosure title={messages.safety} id="safety" isOpen>
          <div className={columnsOf(label)}>
            {label && <HazardInformation label={label} />}
            {product.warning && <Part title={messages.use} text={product.warning} />}
          </div>
          {parts.map((part) => (
            <div key={part.id} className="mt-1 border-t border-beige pt-6">
              <h3 className="mb-4 text-lg wrap-anywhere">{part.name}</h3>
              <div className={columnsOf(part.label)}>
                {part.label && <HazardInformation label={part.label} />}
                {part.warning && <p className="max-w-read wrap-anywhere text-stone">{part.warning}</p>}
              </div>
            </div>
          ))}
        </Disclosure>
      )}
      {(maker || product.responsiblePerson || takeBack) && (
        <Disclosure title={takeBack ? messages.makerAndDisposal : messages.maker} id="maker">
          <div className="grid gap-x-16 gap-y-6 text-sm sm:grid-cols-2">
            {maker && <Part title={messages.maker} text={maker} />}
            {product.responsiblePerson && <Part title={messages.responsiblePerson} text={product.responsiblePerson} />}
            {takeBack?.texts.map((text, i) => (
              <div key={text} className="grid grid-cols-[2.5rem_1fr] items-start gap-4">
                <CrossedOutBin name={takeBack.bin} className="w-10" />
                <Part title={i === 0 ? messages.disposal : messages.batteries} text={text} />
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

/** Without a label there is one text, in lines as wide as others. */
const columnsOf = (label: Product["label"]) => (label ? "print-columns text-sm" : "text-sm");

const Part = ({ title, text }: { title: string; text: string }) => (
  <div className="max-w-read">
    <h3 className="font-sans text-sm font-medium tracking-normal">{title}</h3>
    <p className="wrap-anywhere text-stone">{text}</p>
  </div>
);
