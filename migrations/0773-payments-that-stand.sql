-- A payment that was given back in full keeps nothing, before and after it no longer stands; its order counts only before.
CREATE OR REPLACE TRIGGER payments_of_customer_anew AFTER UPDATE ON payments FOR EACH ROW
  WHEN (net_paid_cents(OLD) <> net_paid_cents(NEW) OR (OLD.state = 'paid') <> (NEW.state = 'paid'))
  EXECUTE FUNCTION payments_update_customer_sums();
