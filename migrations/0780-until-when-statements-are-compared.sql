-- Until when a provider's statement was compared: after an outage, nightly comparison goes on there.
ALTER TABLE payment_reconciliations ADD COLUMN statement_until timestamptz;
