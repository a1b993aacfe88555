import { afterAll, beforeEach } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { firstSuperuser } from "../src/features/administrators/server/first-superuser.ts";
import { aShop, served, type TestShop } from "./shop.ts";

export const PASSWORD = "walnut and brass";

interface Said {
  token?: string;
  body?: object;
  from?: string;
  headers?: Record<string, string>;
}

interface SignInInput extends Pick<Said, "from" | "headers"> {
  email?: string;
  password?: string;
  code?: string;
  rememberMe?: boolean;
}

interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
  /** The cookie that the browser would send from then on. */
  cookie: string | undefined;
}

interface Office {
  shop: TestShop;
  /** Calls a function of the back office. */
  call(method: string, path: string, said?: Said): Promise<Answer>;
  signIn(input?: SignInInput): Promise<Answer>;
  /** Nobody but a superuser, owner@example.com, who has signed in. Answers with the token. */
  empty(): Promise<string>;
  close(): Promise<void>;
}

interface Input {
  /** Links to a new password that a network may ask for in an hour. */
  resets?: number;
}

/** A shop with its back office, as those who sign in see it over HTTP. */
async function anOffice({ resets = 1000 }: Input = {}): Promise<Office> {
  const shop = await aShop({ env: { LIMIT_SIGN_IN_RESETS: String(resets), TRUSTED_PROXIES: "1" } });
  const own = openDatabase({ url: shop.pool.options.connectionString ?? "", connections: 2, log: shop.log });
  const server = await served(shop, { signIn: { ...shop, db: own.db, pool: own.pool } });
  const call: Office["call"] = async (method, path, { token, body, from = "10.0.0.1", headers } = {}) => {
    const answer = await fetch(`${server.url}/functions/v1/${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": from,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    const cookie = answer.headers.get("set-cookie")?.split(";")[0];
    return { status: answer.status, body: await answer.json(), cookie };
  };
  const signIn: Office["signIn"] = ({
    email = "owner@example.com",
    password = PASSWORD,
    rememberMe = false,
    ...said
  } = {}) => {
    const { code, from, headers } = said;
    return call("POST", "admin-auth", { body: { email, password, code, rememberMe }, from, headers });
  };
  return {
    shop,
    call,
    signIn,
    empty: async () => {
      await shop.pool.query("DELETE FROM administrators; DELETE FROM sign_in_attempts; DELETE FROM emails");
      await firstSuperuser(shop.db, "owner@example.com", PASSWORD);
      return (await signIn()).body.sessionToken;
    },
    close: async () => {
      await server.close();
      await own.close();
      await shop.close();
    },
  };
}

/** The office of a test file. Each test begins with nobody but the superuser, whose token is `owner()`. */
export async function officeOfFile(input?: Input) {
  const office = await anOffice(input);
  let token: string;
  afterAll(() => office.close());
  beforeEach(async () => {
    token = await office.empty();
  });
  return { ...office, owner: () => token };
}
