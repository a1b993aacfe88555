-- The dashboard compares months by what was given back in each.
CREATE INDEX refunds_made ON refunds (created_at);
