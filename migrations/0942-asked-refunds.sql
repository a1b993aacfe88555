-- What was asked for under a refund's key, so that the same key with other particulars is refused.
ALTER TABLE refunds ADD COLUMN asked text;
