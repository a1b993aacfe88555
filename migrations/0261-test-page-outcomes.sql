-- The test page also plays what takes days, fails later, or is taken back by the bank.
ALTER TABLE test_page_sessions DROP CONSTRAINT test_page_sessions_state_check;
ALTER TABLE test_page_sessions ADD CONSTRAINT test_page_sessions_state_check
  CHECK (state IN ('open', 'awaiting', 'paid', 'failed', 'expired', 'reversed'));
ALTER TABLE test_page_sessions ADD COLUMN method text CHECK (length(method) <= 100);
