-- Once, on any of the shop's machines: psql postgres://postgres:PASSWORD@127.0.0.1:5000/postgres -f roles.sql
-- The owner changes tables when a new version starts; the shop itself reads and writes rows.
CREATE ROLE aurelle_owner LOGIN PASSWORD '${OWNER_PASSWORD}';
CREATE ROLE shop LOGIN PASSWORD '${SHOP_PASSWORD}';
CREATE DATABASE aurelle OWNER aurelle_owner;
