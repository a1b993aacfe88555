-- The parcel machines of a country are kept in memory too (0072); an import or the shopkeeper changes them.
CREATE TRIGGER parcel_machines_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON parcel_machines
  FOR EACH STATEMENT EXECUTE FUNCTION announce_kind('parcel-machines');
