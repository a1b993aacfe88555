import { Sample } from "./sample.tsx";

const colours = [
  ["cream", "bg-cream", "page"],
  ["linen", "bg-linen", "cards, bands"],
  ["paper", "bg-paper", "fields, tables"],
  ["beige", "bg-beige", "hairlines, skeletons"],
  ["taupe", "bg-taupe", "edges of fields"],
  ["gold", "bg-gold", "ornament only"],
  ["gold-deep", "bg-gold-deep", "links, fills, focus"],
  ["stone", "bg-stone", "secondary text"],
  ["espresso", "bg-espresso", "text"],
  ["sage", "bg-sage", "success"],
  ["sage-soft", "bg-sage-soft", "its ground"],
  ["clay", "bg-clay", "warning"],
  ["clay-soft", "bg-clay-soft", "its ground"],
  ["wine", "bg-wine", "danger"],
  ["wine-soft", "bg-wine-soft", "its ground"],
  ["mist", "bg-mist", "information"],
  ["mist-soft", "bg-mist-soft", "its ground"],
] as const;

const sizes = [
  ["5xl", "text-5xl font-display font-medium", "Breathe in the evening"],
  ["4xl", "text-4xl font-display font-medium", "Breathe in the evening"],
  ["3xl", "text-3xl font-display font-medium", "Lavender, cedar, bergamot"],
  ["2xl", "text-2xl font-display font-medium", "Lavender, cedar, bergamot"],
  ["xl", "text-xl font-display font-medium", "Amber Stone Diffuser"],
  ["lg", "text-lg", "A lamp that mists, and goes out by itself after three hours."],
  ["base", "text-base", "A lamp that mists, and goes out by itself after three hours."],
  ["sm", "text-sm", "Free shipping from €75.00, returns within 100 days."],
  ["xs", "text-xs", "Order AU-2048, placed on 3 March"],
] as const;

const money = ["€1,111.11", "€89.90", "€4.00"];

export function TokenSamples() {
  return (
    <>
      <Sample title="Colour" note="Text on its ground has at least 4.5:1. A test keeps it so.">
        <Colours />
      </Sample>
      <Sample title="Type" note="Cormorant for display, Figtree for text. Fluid from 360 to 1440 px.">
        <TypeScale />
      </Sample>
      <Sample title="Small text" note="Eyebrow, link, figures of one width.">
        <SmallText />
      </Sample>
      <Sample title="Dark band" note="The focus ring turns to gold.">
        <div className="on-dark grid gap-3 rounded-md p-8">
          <p className="eyebrow text-gold">Complimentary delivery</p>
          <p className="font-display text-2xl">From seventy-five euros</p>
          <p className="text-beige">
            Secondary text is beige, and a{" "}
            <a href="#tokens" className="text-gold underline underline-offset-4">
              link is gold
            </a>
            .
          </p>
        </div>
      </Sample>
    </>
  );
}

function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-5">
      {colours.map(([name, ground, use]) => (
        <li key={name} className="text-sm">
          <div className={`h-20 rounded-sm border border-beige ${ground}`} />
          <p className="mt-2 font-medium">{name}</p>
          <p className="text-stone">{use}</p>
        </li>
      ))}
    </ul>
  );
}

function TypeScale() {
  return (
    <dl className="grid gap-6">
      {sizes.map(([name, look, words]) => (
        <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[3rem_minmax(0,1fr)]">
          <dt className="text-xs text-stone">{name}</dt>
          <dd className={look}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function SmallText() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div className="grid content-start gap-3">
        <p className="eyebrow text-stone">The wellness journal</p>
        <p className="max-w-read">
          A line of text holds seventy letters at most, so that the eye finds the next one without looking for it. Read{" "}
          <a className="link" href="#tokens">
            how we choose our oils
          </a>{" "}
          before the first drop falls.
        </p>
      </div>
      <ul className="figures grid w-32 content-start gap-1 text-right">
        {money.map((sum) => (
          <li key={sum}>{sum}</li>
        ))}
      </ul>
    </div>
  );
}
