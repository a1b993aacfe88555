-- What sending faulty goods back cost the buyer, once the shop pays it. It is no part of the price: no payment gives it back.
ALTER TABLE returns ADD COLUMN postage_cents bigint CHECK (postage_cents > 0);
