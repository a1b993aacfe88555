-- A refund that the shopkeeper pays out: a task of its own.
ALTER TABLE payment_tasks
  DROP CONSTRAINT payment_tasks_kind_check,
  ADD CONSTRAINT payment_tasks_kind_check
    CHECK (kind IN ('dispute', 'reversed', 'partly-reversed', 'refund-failed', 'refund-waits', 'refund-by-hand', 'paid-twice', 'difference'));
