// What somebody asks for who works with the back office, for scripts that measure it.

export const KEEPER = { email: "keeper@example.com", password: "a calm evening" };
export const KEEPER_ENV = { ADMIN_EMAIL: KEEPER.email, ADMIN_PASSWORD: KEEPER.password };

const today = new Date().toISOString().slice(0, 10);
const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

/** `last` stands for the last page. */
export const LISTS = [
  ["products", "admin-products", ""],
  ["products, last page", "admin-products", "page=last"],
  ["products, searched", "admin-products", "search=lavender"],
  ["products, low stock by price", "admin-products", "stock=low&sort=price"],
  ["products, a category by name", "admin-products", "category=oils&sort=name"],
  ["orders", "admin-orders", ""],
  ["orders, last page", "admin-orders", "page=last"],
  ["orders, by number", "admin-orders", "search=AU-100777"],
  ["orders, by a name", "admin-orders", "search=kask"],
  ["orders, of two statuses", "admin-orders", "status=processing,packing"],
  ["orders, a month of a customer", "admin-orders", `from=${monthAgo}&to=${today}&customer=kask`],
  ["orders, by total", "admin-orders", "sort=total&direction=desc"],
  ["orders, figures of today", "admin-orders-statistics", ""],
  ["shipments", "admin-shipments", "show=waiting&direction=asc"],
  ["customers, by what they spent", "admin-customers", "sort=spent&direction=desc"],
  ["customers, searched", "admin-customers", "search=kask"],
  ["dashboard", "admin-dashboard", ""],
  ["command menu", "admin-search", "q=kask"],
];

/** Asks as the signed-in keeper; anything but success ends the run. */
export async function signedIn(url) {
  const call = async (method, name, { query = "", body, token } = {}) => {
    const answer = await fetch(`${url}/functions/v1/${name}?${query}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
    const found = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${name}?${query}: ${answer.status} ${found.error}`);
    return found;
  };
  const { sessionToken: token } = await call("POST", "admin-auth", { body: { ...KEEPER, rememberMe: false } });
  return (method, name, more) => call(method, name, { ...more, token });
}

/** The calls of a list, its last page looked up: of a function, or of an action of `admin-orders`. */
export async function callOf(ask, name, asked) {
  const read = (query) =>
    name.includes("_")
      ? ask("POST", "admin-orders", { body: { action: name, ...Object.fromEntries(new URLSearchParams(query)) } })
      : ask("GET", name, { query });
  if (!asked.includes("page=last")) return () => read(asked);
  const { total, pages = Math.max(1, Math.ceil(total / 25)) } = await read(asked.replace(/&?page=last/, ""));
  return () => read(asked.replace("page=last", `page=${pages}`));
}
