-- The trace that a payment or an email belongs to, as W3C Trace Context writes it, where traces are collected
-- (docs/operating/telemetry.md). What happens later, in another request or process, goes on with it.
ALTER TABLE payments ADD COLUMN traceparent text;
ALTER TABLE emails ADD COLUMN traceparent text;
