import type { HazardLabel } from "../product.ts";
import { HazardPictogram } from "../view/pictogram.tsx";

/** All that the label says, as the offer must say it (L14). */
export const HazardInformation = ({ label }: { label: HazardLabel }) => (
  <div className="grid gap-4">
    <div className="flex flex-wrap items-center gap-3">
      {label.pictograms.map(({ code, name }) => (
        <HazardPictogram key={code} code={code} name={name} className="size-16" />
      ))}
      {label.signal && <p className="text-xl font-medium uppercase">{label.signal}</p>}
    </div>
    <Statements of={label.statements} />
    <Statements of={label.precautions} />
    <dl className="grid gap-1 text-sm">
      {label.facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-stone">{name}:</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
    {label.closures && <p className="text-sm">{label.closures}</p>}
    {label.sample && <p className="border border-wine p-3 text-sm text-wine">{label.sample}</p>}
  </div>
);

const Statements = ({ of }: { of: readonly string[] }) => (
  <ul className="grid gap-1 text-sm">
    {of.map((statement) => (
      <li key={statement}>{statement}</li>
    ))}
  </ul>
);
