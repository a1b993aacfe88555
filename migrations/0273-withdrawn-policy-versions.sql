-- A planned version that was taken back before it began. Its number is not used again.
ALTER TABLE policy_versions ADD COLUMN withdrawn_at timestamptz;
