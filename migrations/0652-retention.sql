-- What the nightly job `erase-expired-people` looks for.
CREATE INDEX emails_to_erase ON emails (created_at) WHERE order_id IS NULL AND recipient <> 'erased@erased.invalid';
CREATE INDEX subscribers_unconfirmed ON subscribers (subscribed_at) WHERE status = 'active' AND confirmed_at IS NULL;
CREATE INDEX subscribers_ended ON subscribers (unsubscribed_at) WHERE status = 'unsubscribed';
CREATE INDEX withdrawals_settled_without_order ON withdrawals (settled_at) WHERE order_id IS NULL AND settled_at IS NOT NULL;
