-- The books date a refund that failed by `updated_at`: what is not about its state, as an administrator who goes, leaves it.
DROP TRIGGER refunds_touch ON refunds;
CREATE TRIGGER refunds_touch BEFORE UPDATE ON refunds FOR EACH ROW
  WHEN ((OLD.state, OLD.provider_id, OLD.failure) IS DISTINCT FROM (NEW.state, NEW.provider_id, NEW.failure))
  EXECUTE FUNCTION touch_updated_at();
