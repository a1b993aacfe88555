-- The statement of accessibility is a policy like the others.
ALTER TABLE policy_versions DROP CONSTRAINT policy_versions_policy_check;
ALTER TABLE policy_versions ADD CONSTRAINT policy_versions_policy_check
  CHECK (policy IN ('shipping-policy', 'return-refund-policy', 'privacy-policy', 'terms-of-service', 'imprint', 'accessibility-statement'));
