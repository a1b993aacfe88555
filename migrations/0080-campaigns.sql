-- Campaigns as they are written, sent and counted; subscribers as the back office looks for them.

ALTER TABLE campaigns
  -- The line beside the subject in a list of letters.
  ADD COLUMN preview text NOT NULL DEFAULT '' CHECK (length(preview) <= 200),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  -- Sending goes through the subscribers in the order of their ids, a chunk a transaction: this is how far it has come.
  ADD COLUMN queued_to uuid,
  ADD COLUMN queued_at timestamptz;
CREATE TRIGGER campaigns_touch BEFORE UPDATE OF name, subject, preview, body, status, scheduled_at ON campaigns
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE INDEX campaigns_under_way ON campaigns (id) WHERE status = 'sending';

-- Letters that were sent keep leading somewhere when their campaign is deleted.
ALTER TABLE campaign_links ALTER COLUMN campaign_id DROP NOT NULL;
ALTER TABLE campaign_links DROP CONSTRAINT campaign_links_campaign_id_fkey;
ALTER TABLE campaign_links ADD CONSTRAINT campaign_links_campaign
  FOREIGN KEY (campaign_id) REFERENCES campaigns ON DELETE SET NULL;

CREATE INDEX subscribers_words ON subscribers
  USING gin ((coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email) gin_trgm_ops);
DROP INDEX subscribers_search;
CREATE INDEX subscribers_status ON subscribers (status, subscribed_at DESC, id);
