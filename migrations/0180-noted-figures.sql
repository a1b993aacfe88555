-- Figures that one process finds out and every process tells on its page of metrics (docs/operating/alerts.md).
CREATE TABLE noted_figures (
  name text PRIMARY KEY,
  value double precision NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now()
);
