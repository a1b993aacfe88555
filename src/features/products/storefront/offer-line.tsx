import { classes } from "#ui/classes.ts";

interface OfferLineProps {
  offer: string | null;
  className: string;
}

export const OfferLine = ({ offer, className }: OfferLineProps) =>
  offer && <p className={classes("border-l-2 border-gold pl-4 text-sm", className)}>{offer}</p>;
