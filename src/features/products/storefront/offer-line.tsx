import { classes } from "#ui/classes.ts";

interface OfferLineProps {
  offer: string | null;
  className: string;
}

export const OfferLine = ({ offer, className }: OfferLineProps) =>
  offer && <p className={classes("w-fit rounded-sm bg-linen px-4 py-3", className)}>{offer}</p>;
