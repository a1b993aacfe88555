-- A campaign of 300,000 emails, and a subscriber of 200 campaigns, are deleted without a change to each email:
-- the emails keep the ids, as their `data` does.
ALTER TABLE emails DROP CONSTRAINT emails_campaign, DROP CONSTRAINT emails_subscriber;
DROP INDEX emails_subscriber;

-- The documents of a month, and their sums, without a look at all others.
CREATE INDEX documents_by_day ON documents (issued_on DESC, issued_at DESC, id DESC) INCLUDE (kind, is_test, net_cents, vat_cents, gross_cents);
DROP INDEX documents_issued;
