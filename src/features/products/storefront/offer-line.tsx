import { classes } from "#ui/classes.ts";

interface OfferLineProps {
  offer: string | null;
  className: string;
}

export const OfferLine = ({ offer, className }: OfferLineProps) =>
  offer && <p className={classes("text-gold-deep", className)}>{offer}</p>;
