-- Quarters that are declared: nothing is added to them. A quarter is its first day.
CREATE TABLE tax_periods (
  quarter date PRIMARY KEY CHECK (extract(day FROM quarter) = 1 AND extract(month FROM quarter) IN (1, 4, 7, 10)),
  closed_at timestamptz NOT NULL
);

-- What a document adds to the VAT of a quarter, one row for each rate. Amounts of credit notes are negative.
CREATE TABLE tax_entries (
  document_id uuid NOT NULL REFERENCES documents,
  rate numeric(5, 2) NOT NULL CHECK (rate >= 0),
  is_test boolean NOT NULL,
  treatment text NOT NULL CHECK (treatment IN ('domestic', 'one-stop-shop', 'export', 'intra-community', 'none')),
  country char(2) NOT NULL,
  -- The day of the payment, also of credit notes: corrections of a return name the quarter of the sale.
  sold_on date NOT NULL,
  booked_on date NOT NULL,
  -- In the quarter that it is declared in.
  declared_on date NOT NULL,
  net_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  -- The part of both that is shipping.
  shipping_net_cents bigint NOT NULL,
  shipping_vat_cents bigint NOT NULL,
  PRIMARY KEY (document_id, rate)
);
CREATE INDEX tax_entries_declared ON tax_entries (is_test, declared_on, document_id);
CREATE INDEX tax_entries_figure ON tax_entries (is_test, treatment, country, declared_on, document_id);
CREATE INDEX tax_entries_booked ON tax_entries (is_test, booked_on);

CREATE FUNCTION quarter_of(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT date_trunc('quarter', day::timestamp)::date
$$;

-- The day itself, or the first one of the next quarter that is open.
CREATE FUNCTION open_tax_day(day date) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
  WHILE EXISTS (SELECT FROM tax_periods WHERE quarter = quarter_of(day)) LOOP
    day := quarter_of(day) + interval '3 months';
  END LOOP;
  RETURN day;
END $$;

-- An invoice belongs to the day of its payment, a correction to the day on which it is issued.
CREATE FUNCTION write_tax_entries(document documents) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tax_entries (document_id, rate, is_test, treatment, country, sold_on, booked_on, declared_on,
    net_cents, vat_cents, shipping_net_cents, shipping_vat_cents)
  SELECT document.id, rate, document.is_test, document.data->>'treatment', document.country,
    (document.data->>'paidOn')::date, document.issued_on,
    open_tax_day(CASE jsonb_typeof(document.data->'corrects') WHEN 'object' THEN document.issued_on ELSE (document.data->>'paidOn')::date END),
    sign * sum(net), sign * sum(vat),
    sign * coalesce(sum(net) FILTER (WHERE name = ''), 0), sign * coalesce(sum(vat) FILTER (WHERE name = ''), 0)
  FROM jsonb_to_recordset(document.data->'lines') AS line(name text, rate numeric, net bigint, vat bigint),
    (SELECT CASE document.kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) AS of_kind
  GROUP BY rate, sign
$$;

-- Who closes a quarter holds the lock alone: a document is written before, into that quarter, or after, into the next one.
CREATE FUNCTION book_taxes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('tax periods', 0));
  PERFORM write_tax_entries(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER documents_book_taxes AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION book_taxes();

SELECT write_tax_entries(d) FROM documents d;

CREATE TRIGGER tax_entries_frozen BEFORE UPDATE OR DELETE ON tax_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
