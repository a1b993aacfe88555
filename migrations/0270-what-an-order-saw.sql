-- What the shopper read of a line beside its price: the price it was reduced from, its hazards and warnings. And the notice of the
-- legal guarantee, which is kept with the wording of the terms.
ALTER TABLE order_lines
  ADD COLUMN reduced_from_cents bigint CHECK (reduced_from_cents > 0),
  ADD COLUMN seen jsonb;
ALTER TABLE agreed_terms ADD COLUMN notice text;
