-- An erasure takes out what somebody typed about the person, too.
CREATE OR REPLACE FUNCTION order_corrections_only_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'administrator_id' = to_jsonb(OLD) - 'administrator_id' THEN RETURN NEW; END IF;
    IF to_jsonb(NEW) - 'recipient_before' - 'recipient_after' - 'reason' = to_jsonb(OLD) - 'recipient_before' - 'recipient_after' - 'reason'
      AND NEW.recipient_before IS NULL AND NEW.recipient_after IS NULL AND NEW.reason IN (OLD.reason, '') THEN RETURN NEW; END IF;
    IF OLD.state = 'waiting' AND NEW.state <> 'waiting'
      AND to_jsonb(NEW) - 'state' - 'ended_at' = to_jsonb(OLD) - 'state' - 'ended_at' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Rows of order_corrections are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- Of orders that were erased before. The reasons that stay are the shop's own.
UPDATE order_corrections c SET reason = '' FROM orders o WHERE o.id = c.order_id AND o.erased_at IS NOT NULL AND c.recipient_before IS NULL AND c.recipient_after IS NULL
  AND c.reason NOT IN ('VAT number confirmed: VAT given back', 'Business corrected',
  'Käibemaksukohustuslase number kinnitatud: käibemaks tagastatud', 'Ettevõtte andmed parandatud', 'PVM mokėtojo kodas patvirtintas: PVM grąžintas',
  'Įmonės duomenys pataisyti', 'PVN numurs apstiprināts: PVN atmaksāts', 'Uzņēmuma dati izlaboti');
UPDATE orders SET discount_reason = NULL WHERE erased_at IS NOT NULL AND discount_reason IS NOT NULL;
UPDATE order_status_history h SET reason = NULL FROM orders o
WHERE o.id = h.order_id AND o.erased_at IS NOT NULL AND h.reason NOT IN (
  'placed', 'paid', 'it was paid already', 'paid again by another order', 'it was not due for its correction', 'paid after the goods were sold to others',
  'paid after the personal data were erased', 'the bank took the payment back', 'made at the payment provider');
UPDATE refunds r SET reason = NULL FROM payments p JOIN orders o ON o.id = p.order_id
WHERE p.id = r.payment_id AND o.erased_at IS NOT NULL AND r.reason NOT IN (
  'changed-mind', 'damaged', 'defective', 'wrong-item', 'other', 'withdrawal', 'policy', 'guarantee', 'it was paid already', 'paid again by another order',
  'it was not due for its correction', 'paid after the goods were sold to others', 'paid after the personal data were erased',
  'the bank took the payment back', 'made at the payment provider', 'VAT number confirmed: VAT given back', 'Business corrected',
  'Käibemaksukohustuslase number kinnitatud: käibemaks tagastatud', 'Ettevõtte andmed parandatud', 'PVM mokėtojo kodas patvirtintas: PVM grąžintas',
  'Įmonės duomenys pataisyti', 'PVN numurs apstiprināts: PVN atmaksāts', 'Uzņēmuma dati izlaboti');

-- It finds what was declared with an address, also what belongs to an order of another. The last: it keeps declarations waiting.
CREATE INDEX withdrawals_address ON withdrawals (lower(email));
