import { classes } from "#ui/classes.ts";

interface OfferLineProps {
  of: { offer: string; note: string } | null;
  className: string;
}

export const OfferLine = ({ of, className }: OfferLineProps) =>
  of && (
    <p className={classes("border-l-2 border-gold pl-4 text-sm", className)}>
      <span className="font-medium">{of.offer}</span> <span className="text-stone">{of.note}</span>
    </p>
  );
