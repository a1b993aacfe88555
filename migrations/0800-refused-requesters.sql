-- VIES refuses the shop's own number, in whose name it is asked. The first answer in its name removes the row.
CREATE TABLE vat_requester_refusals (
  requester text PRIMARY KEY,
  refused_at timestamptz NOT NULL
);
