-- What each refund gives back: pieces of lines, a part of their price without goods (quantity 0), shipping, or money beyond the
-- sale, with the VAT of the sale. Refunds of before have no rows; they get them with the order's next document.
CREATE TABLE refund_lines (
  refund_id uuid NOT NULL REFERENCES refunds,
  place smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('goods', 'shipping', 'surplus')),
  position smallint,
  quantity integer NOT NULL CHECK (quantity >= 0),
  gross_cents bigint NOT NULL CHECK (gross_cents >= 0),
  net_cents bigint NOT NULL CHECK (net_cents >= 0),
  vat_cents bigint NOT NULL CHECK (vat_cents >= 0),
  vat_rate numeric(5, 2) NOT NULL CHECK (vat_rate >= 0),
  PRIMARY KEY (refund_id, place),
  CONSTRAINT refund_lines_sum CHECK (net_cents + vat_cents = gross_cents),
  CONSTRAINT refund_lines_goods_have_a_position CHECK ((kind = 'goods') = (position IS NOT NULL))
);

-- The last number of each series. Whoever issues a document holds the row until its transaction ends, so that no number is missing.
CREATE TABLE document_series (
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  is_test boolean NOT NULL,
  year smallint NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (kind, is_test, year)
);

-- Invoices and credit notes with all that they say. Rows are only added.
CREATE TABLE documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  number text NOT NULL UNIQUE,
  is_test boolean NOT NULL,
  year smallint NOT NULL,
  sequence integer NOT NULL,
  -- One document for each payment, refund, failed refund and reversal.
  dedupe_key text NOT NULL UNIQUE,
  order_id uuid NOT NULL REFERENCES orders,
  payment_id uuid NOT NULL REFERENCES payments,
  refund_id uuid REFERENCES refunds,
  corrects_id uuid REFERENCES documents,
  language text NOT NULL,
  country char(2) NOT NULL,
  net_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  gross_cents bigint NOT NULL,
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  issued_on date NOT NULL,
  issued_at timestamptz NOT NULL,
  CONSTRAINT documents_number_once UNIQUE (kind, is_test, year, sequence),
  CONSTRAINT documents_sum CHECK (net_cents + vat_cents = gross_cents)
);
CREATE INDEX documents_order ON documents (order_id);
CREATE INDEX documents_payment ON documents (payment_id);
CREATE INDEX documents_refund ON documents (refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX documents_corrects ON documents (corrects_id) WHERE corrects_id IS NOT NULL;
CREATE INDEX documents_issued ON documents (issued_at DESC, id DESC);

-- Each document as it was first written, byte for byte.
CREATE TABLE document_files (
  document_id uuid PRIMARY KEY REFERENCES documents,
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- It is compressed already.
ALTER TABLE document_files ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Documents of years that nobody must keep any more lose their buyer and their file: the job that does so names the day before
-- which they were issued, for its transaction alone.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  expired_before date := nullif(current_setting('aurelle.documents_expired_before', true), '')::date;
BEGIN
  IF TG_TABLE_NAME = 'documents' AND TG_OP = 'UPDATE' THEN
    IF OLD.issued_on < expired_before AND to_jsonb(NEW) - 'data' = to_jsonb(OLD) - 'data' THEN RETURN NEW; END IF;
  ELSIF TG_TABLE_NAME = 'document_files' AND TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM documents WHERE id = OLD.document_id AND issued_on < expired_before) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'Rows of % are only added', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER documents_frozen BEFORE UPDATE OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER document_files_frozen BEFORE UPDATE OR DELETE ON document_files FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION next_in_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.last_number <> OLD.last_number + 1 OR (NEW.kind, NEW.is_test, NEW.year) <> (OLD.kind, OLD.is_test, OLD.year) THEN
    RAISE EXCEPTION 'A series of documents only counts on by one' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER document_series_counts_on BEFORE UPDATE OR DELETE ON document_series FOR EACH ROW EXECUTE FUNCTION next_in_series();
