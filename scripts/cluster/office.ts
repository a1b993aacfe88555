// An administrator at work, over HTTP.
import type { Goods } from "#tests/faults/buyer.ts";
import { call } from "./buyers.ts";

export const KEEPER = { ADMIN_EMAIL: "keeper@example.com", ADMIN_PASSWORD: "a calm evening" };

export type Office = (method: string, path: string, body?: object) => Promise<ReturnType<typeof JSON.parse>>;

export async function signedIn(shopUrl: string): Promise<Office> {
  let token = "";
  const office: Office = async (method, path, body) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await call(shopUrl, method, `/functions/v1/${path}`, headers, body && JSON.stringify(body));
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body);
  };
  const keeper = { email: KEEPER.ADMIN_EMAIL, password: KEEPER.ADMIN_PASSWORD };
  token = (await office("POST", "admin-auth", keeper)).sessionToken;
  return office;
}

/** Dear enough to be sent free of charge, and more of it than anybody buys. */
export async function aLamp(office: Office): Promise<Goods> {
  const lamp = { name: "Amber Lamp", price: 80, stock: 1_000_000, category: "diffusers" };
  const { data } = await office("POST", "admin-products", lamp);
  return { id: data.id, name: data.name, price: data.price };
}
