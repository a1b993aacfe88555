-- How letters leave: since when one is tried, what came back, and indexes for taking the next and for the log.

ALTER TABLE letters
  ADD COLUMN tried_since timestamptz,
  ADD COLUMN bounced_at timestamptz,
  ADD COLUMN complained_at timestamptz;

ALTER TABLE letter_attempts DROP CONSTRAINT letter_attempts_outcome_check;
ALTER TABLE letter_attempts ADD CONSTRAINT letter_attempts_outcome_check
  CHECK (outcome IN ('sent', 'failed', 'uncertain', 'suppressed', 'bounced', 'complained', 'resend-asked'));

-- Letters to one person go before those to all (priority 5 and more), which wait for their campaign.
CREATE INDEX letters_due ON letters (priority, next_attempt_at) WHERE state = 'queued' AND priority < 5;
CREATE INDEX letters_due_of_campaign ON letters (campaign_id, next_attempt_at) WHERE state = 'queued' AND priority >= 5;
DROP INDEX letters_next;

CREATE INDEX letters_unsent ON letters (state, created_at DESC, id DESC) WHERE state <> 'sent';
DROP INDEX letters_trouble;
CREATE INDEX letters_latest ON letters (created_at DESC, id DESC);
DROP INDEX letters_newest;
CREATE INDEX letters_kind ON letters (kind, created_at DESC, id DESC);
CREATE INDEX letters_search ON letters USING gin (lower(recipient) gin_trgm_ops);
