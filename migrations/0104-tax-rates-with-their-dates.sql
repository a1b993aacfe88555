-- All rates began on 2025-08-01, the day of the list that they were seeded from. They get the days on which they really began,
-- and those before them since 2021. A country whose rates somebody has changed stays as it is, but for rates that he added.
CREATE TEMPORARY TABLE real_rates ON COMMIT DROP AS
  SELECT *, lead(valid_from) OVER (PARTITION BY country ORDER BY valid_from) - 1 AS valid_to FROM (VALUES
    ('AT', 20, '1984-01-01'::date), ('BE', 21, '1996-01-01'::date), ('BG', 20, '1999-01-01'::date), ('CY', 19, '2014-01-13'::date),
    ('CZ', 21, '2013-01-01'::date), ('DE', 19, '2021-01-01'::date), ('DK', 25, '1992-01-01'::date), ('EE', 20, '2009-07-01'::date),
    ('EE', 22, '2024-01-01'::date), ('EE', 24, '2025-07-01'::date), ('ES', 21, '2012-09-01'::date), ('FI', 24, '2013-01-01'::date),
    ('FI', 25.5, '2024-09-01'::date), ('FR', 20, '2014-01-01'::date), ('GR', 24, '2016-06-01'::date), ('HR', 25, '2012-03-01'::date),
    ('HU', 27, '2012-01-01'::date), ('IE', 21, '2020-09-01'::date), ('IE', 23, '2021-03-01'::date), ('IT', 22, '2013-10-01'::date),
    ('LT', 21, '2009-09-01'::date), ('LU', 17, '2015-01-01'::date), ('LU', 16, '2023-01-01'::date), ('LU', 17, '2024-01-01'::date),
    ('LV', 21, '2012-07-01'::date), ('MT', 18, '2004-01-01'::date), ('NL', 21, '2012-10-01'::date), ('PL', 23, '2011-01-01'::date),
    ('PT', 23, '2011-01-01'::date), ('RO', 19, '2017-01-01'::date), ('RO', 21, '2025-08-01'::date), ('SE', 25, '1990-07-01'::date),
    ('SI', 22, '2013-07-01'::date), ('SK', 20, '2011-01-01'::date), ('SK', 23, '2025-01-01'::date)
  ) AS rates (country, rate, valid_from);

CREATE TEMPORARY TABLE seeded_rates ON COMMIT DROP AS
  SELECT known.id, real.country, real.valid_from
  FROM tax_rates known JOIN real_rates real ON real.country = known.country AND real.valid_to IS NULL
  WHERE known.valid_from = '2025-08-01' AND known.rate = real.rate
    AND NOT EXISTS (SELECT FROM tax_rates other WHERE other.country = known.country AND other.valid_from < '2025-08-01');

UPDATE tax_rates SET valid_from = seeded_rates.valid_from FROM seeded_rates WHERE tax_rates.id = seeded_rates.id;
INSERT INTO tax_rates (country, rate, valid_from, valid_to)
  SELECT real.country, real.rate, real.valid_from, real.valid_to
  FROM real_rates real JOIN seeded_rates USING (country) WHERE real.valid_to IS NOT NULL;
