import type { HazardLabel } from "../product.ts";
import { HazardPictogram } from "../view/pictogram.tsx";

/** All that the label says, as the offer must say it (L14). */
export const HazardInformation = ({ label }: { label: HazardLabel }) => (
  <>
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {label.pictograms.map(({ code, name }) => (
          <HazardPictogram key={code} code={code} name={name} className="size-12" />
        ))}
        {label.signal && <p className="text-base font-medium tracking-caps uppercase">{label.signal}</p>}
      </div>
      <Statements of={label.statements} />
    </div>
    <Statements of={label.precautions} className="text-stone" />
    <div className="grid gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {label.facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-stone">{name}:</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {label.closures && <p>{label.closures}</p>}
      {label.sample && <p className="border-l-2 border-wine pl-4 text-wine">{label.sample}</p>}
    </div>
  </>
);

const Statements = ({ of, className = "" }: { of: readonly string[]; className?: string }) => (
  <ul className={`grid content-start gap-1 ${className}`}>
    {of.map((statement) => (
      <li key={statement}>{statement}</li>
    ))}
  </ul>
);
