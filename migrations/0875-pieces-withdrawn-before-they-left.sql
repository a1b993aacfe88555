-- What a refund or exchange of a return gave back of goods that had not left the shop; null for nothing. They were given up, not sent back.
ALTER TABLE returns ADD COLUMN unsent_lines jsonb;

-- Pieces that a return gave back before they left count as refunded, not as come back (0430). `withdrawn` are those still to leave that their
-- buyer withdrew from, while the return of the statement is open: they are not sent.
CREATE OR REPLACE VIEW order_pieces AS
  SELECT c.order_id, c.position, c.bought, c.sent, c.refunded, c.returned, c.remaining, least(c.remaining, asked.pieces) AS withdrawn
  FROM (
    SELECT l.order_id, l.position, l.quantity AS bought, gone.sent, back.refunded + unsent.pieces AS refunded, back.returned - unsent.pieces AS returned,
      greatest(0, l.quantity - gone.sent - back.refunded - unsent.pieces - greatest(0, back.returned - unsent.pieces - gone.sent)) AS remaining
    FROM order_lines l
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(x.quantity), 0)::int AS sent FROM parcels p JOIN parcel_lines x ON x.parcel_id = p.id
      WHERE p.order_id = l.order_id AND p.undone_at IS NULL AND x.position = l.position) AS gone
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(r.quantity) FILTER (WHERE NOT of_return.it_is), 0)::int AS refunded,
        coalesce(sum(r.quantity) FILTER (WHERE of_return.it_is), 0)::int AS returned
      FROM payments p JOIN refunds f ON f.payment_id = p.id JOIN refund_lines r ON r.refund_id = f.id
      CROSS JOIN LATERAL (SELECT EXISTS (
        SELECT FROM returns o WHERE o.order_id = l.order_id AND split_part(f.idempotency_key, '/', 1) = 'return-' || o.id) AS it_is) AS of_return
      WHERE p.order_id = l.order_id AND p.state = 'paid' AND f.state <> 'failed' AND r.kind = 'goods' AND r.position = l.position) AS back
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(u.quantity), 0)::int AS pieces
      FROM returns o CROSS JOIN LATERAL jsonb_to_recordset(o.unsent_lines) AS u(position int, quantity int)
      WHERE o.order_id = l.order_id AND u.position = l.position AND EXISTS (
        SELECT FROM payments p JOIN refunds f ON f.payment_id = p.id
        WHERE p.order_id = o.order_id AND p.state = 'paid' AND f.state <> 'failed' AND split_part(f.idempotency_key, '/', 1) = 'return-' || o.id)) AS unsent
  ) AS c
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(x.quantity), 0)::int AS pieces
    FROM returns o CROSS JOIN LATERAL jsonb_to_recordset(o.lines) AS x(position int, quantity int)
    WHERE o.order_id = c.order_id AND o.closed_at IS NULL AND o.reason IS NULL AND x.position = c.position) AS asked;

-- The pieces of open returns, and how many of them have not left the shop. Only a statement of withdrawal, which needs no reason, names such
-- pieces: first of all those, the earliest statement first; also once they were refunded otherwise.
CREATE VIEW return_pieces AS
  SELECT r.id AS return_id, r.order_id, x.position, x.quantity,
    CASE
      WHEN whole.has_left THEN 0
      WHEN NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = r.order_id AND p.undone_at IS NULL) THEN x.quantity
      WHEN r.reason IS NOT NULL THEN 0
      ELSE coalesce((
        SELECT least(x.quantity, greatest(0,
          c.remaining + least(c.bought - c.sent - c.remaining, greatest(0, others.pieces + c.refunded + c.returned - c.bought)) - others.before))
        FROM order_pieces c CROSS JOIN LATERAL (
          SELECT coalesce(sum(y.quantity), 0)::int AS pieces, coalesce(sum(y.quantity) FILTER (
            WHERE o.reason IS NULL AND (o.withdrawal_id IS NOT NULL, o.declared_at, o.id) < (r.withdrawal_id IS NOT NULL, r.declared_at, r.id)), 0)::int AS before
          FROM returns o CROSS JOIN LATERAL jsonb_to_recordset(o.lines) AS y(position int, quantity int)
          WHERE o.order_id = r.order_id AND o.closed_at IS NULL AND y.position = x.position) AS others
        WHERE c.order_id = r.order_id AND c.position = x.position), 0)
    END AS unsent
  FROM returns r JOIN orders o ON o.id = r.order_id
  CROSS JOIN LATERAL jsonb_to_recordset(r.lines) AS x(position int, quantity int)
  CROSS JOIN LATERAL (
    SELECT (o.status IN ('shipped', 'delivered') OR o.status = 'cancelled' AND o.shipped_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = o.id AND s.parcel_id IS NOT NULL) AS has_left) AS whole
  WHERE r.closed_at IS NULL;
