-- The bank took one of several payments of an order back: a task of its own, as its order stays paid.
ALTER TABLE payment_tasks
  DROP CONSTRAINT payment_tasks_kind_check,
  ADD CONSTRAINT payment_tasks_kind_check
    CHECK (kind IN ('dispute', 'reversed', 'partly-reversed', 'refund-failed', 'refund-waits', 'paid-twice', 'difference'));
