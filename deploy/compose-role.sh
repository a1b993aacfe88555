# Run once by the image of PostgreSQL, in a new database: the shop itself is not the owner of its tables.
psql --username aurelle_owner --dbname aurelle --set password="$SHOP_PASSWORD" <<'SQL'
CREATE ROLE shop LOGIN PASSWORD :'password';
SQL
