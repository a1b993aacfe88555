-- No version has ever written "erased": `erased_addresses` keeps who was erased.
ALTER TABLE suppressed_addresses DROP CONSTRAINT suppressed_addresses_reason_check,
  ADD CONSTRAINT suppressed_addresses_reason_check CHECK (reason IN ('bounced', 'complained'));
