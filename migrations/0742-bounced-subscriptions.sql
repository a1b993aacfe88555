-- A subscription that was never confirmed is forgotten whether its address bounces or not.
DROP INDEX subscribers_unconfirmed;
CREATE INDEX subscribers_unconfirmed ON subscribers (subscribed_at) WHERE status IN ('active', 'bounced') AND confirmed_at IS NULL;
