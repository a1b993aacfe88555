// What a shop's back office meets on a bad day: long names, troubled orders, colleagues.
export const KEEPER = { email: "administrator@example.com", password: "a calm evening" };
export const COLLEAGUE = { email: "colleague@example.com", password: "a calm morning" };

const LONG = "An Exceptionally Long Name That Somebody Once Typed Into a Field Without Thinking of Tables ".repeat(3);
export const LONG_NAME = LONG.slice(0, 200).trim();

const one = async (database, sql, values = []) => (await database.query(sql, values)).rows[0];

/** An order that was never paid becomes one of which less was paid than asked. */
async function paidTooLittle(database) {
  const order = await one(
    database,
    `UPDATE orders SET status = 'pending', cancelled_at = NULL, payment_state = 'review'
     WHERE id = (SELECT order_id FROM payments WHERE state = 'expired' ORDER BY created_at DESC LIMIT 1)
     RETURNING id, order_number, customer_id`,
  );
  const { asked } = await one(
    database,
    `UPDATE payments SET provider = 'stripe', charge_id = 'pi_3SXexample', state = 'review', paid_at = created_at,
       received_cents = amount_cents - 1000 WHERE order_id = $1 RETURNING amount_cents AS asked`,
    [order.id],
  );
  const due = { cents: Number(asked), currency: "EUR" };
  const paid = { cents: due.cents - 1000, currency: "EUR" };
  const inEuro = ({ cents }) => `€${(cents / 100).toFixed(2)}`;
  await database.query("UPDATE orders SET review_flag = $2, review_matters = $3 WHERE id = $1", [
    order.id,
    `Paid ${inEuro(paid)} instead of ${inEuro(due)}: accept it or give it back.`,
    JSON.stringify([{ is: "otherAmount", with: [paid, due] }]),
  ]);
  await database.query("DELETE FROM order_status_history WHERE order_id = $1 AND to_status = 'cancelled'", [order.id]);
  return order;
}

export async function prepare(database, url) {
  await database.query("UPDATE products SET name = $1 WHERE sku = 'AUR-D-002'", [LONG_NAME]);
  await database.query("UPDATE products SET image = ARRAY['http://127.0.0.1:9/a.png'] WHERE sku = 'AUR-O-013'");
  const paid = await database.query(
    "SELECT id FROM orders WHERE payment_state = 'paid' AND status <> 'cancelled' ORDER BY order_number DESC LIMIT 8",
  );
  const [first, second, third, fourth, ...others] = paid.rows.map(({ id }) => id);
  await database.query("UPDATE orders SET status = 'packing' WHERE id = ANY($1)", [others]);
  await database.query("DELETE FROM shipments WHERE order_id = ANY($1)", [paid.rows.map(({ id }) => id)]);
  const become = (id, set, values = []) =>
    one(
      database,
      `UPDATE orders SET delivered_at = NULL, ${set} WHERE id = $1
       RETURNING id, order_number, customer_id`,
      [id, ...values],
    );
  const processing = await become(first, "status = 'processing'");
  await become(second, "status = 'processing'");
  const attention = await paidTooLittle(database);
  const long = await become(third, "status = 'ready_to_ship', first_name = $2, last_name = $2, address = $2", [
    LONG_NAME.slice(0, 100),
  ]);
  const shipped = await become(fourth, "status = 'shipped', shipped_at = now()");
  await database.query(
    `INSERT INTO shipments (order_id, tracking_number, carrier)
     SELECT id, 'JJD0009', coalesce(parcel_machine ->> 'provider', 'DHL') FROM orders WHERE id = $1`,
    [fourth],
  );
  // What an order was seeded as, and is no more, has not happened.
  await database.query(
    `DELETE FROM order_status_history h USING orders o WHERE o.id = h.order_id AND o.id = ANY($1)
       AND array_position($2, h.to_status::text) > array_position($2, o.status::text)`,
    [paid.rows.map(({ id }) => id), ["processing", "packing", "ready_to_ship", "shipped", "delivered"]],
  );
  const find = (where) => one(database, `SELECT id, order_number, customer_id FROM orders WHERE ${where} LIMIT 1`);
  await database.query(
    `INSERT INTO content_pages (title, slug, body, status, meta_description) VALUES
       ('Our promise', 'our-promise', '<h2>Slow and honest</h2><p>We answer within a day.</p>', 'published', $1),
       ($2, 'a-long-one', '<p>Long.</p>', 'draft', NULL), ('Wholesale', 'wholesale', '<p>Soon.</p>', 'archived', NULL)`,
    ["What we promise to everybody who buys with us. ".repeat(4), LONG_NAME],
  );
  await database.query(
    "INSERT INTO blog_posts (title, slug, content, status) VALUES ($1, 'long', '<p>Long.</p>', 'draft')",
    [LONG_NAME],
  );
  const call = async (method, name, body, token) =>
    (
      await fetch(`${url}/functions/v1/${name}`, {
        method,
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      })
    ).json();
  const { sessionToken } = await call("POST", "admin-auth", { ...KEEPER, rememberMe: false });
  await call("POST", "admin-management", { ...COLLEAGUE, isSuperuser: false }, sessionToken);
  return {
    orders: {
      processing,
      attention,
      long,
      shipped,
      cancelled: await find("status = 'cancelled'"),
      delivered: await find("status = 'delivered'"),
    },
    post: await one(database, "SELECT id FROM blog_posts WHERE status = 'published' LIMIT 1"),
    contentPage: await one(database, "SELECT id FROM content_pages WHERE slug = 'our-promise'"),
  };
}
