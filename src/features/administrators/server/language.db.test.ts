import { expect, it } from "vitest";
import { officeOfFile } from "#tests/office.ts";

const { shop, owner, call, signIn } = await officeOfFile();

const inPage = (language: string) => ({ headers: { "accept-language": language } });
const choose = (language: string, token = owner()) => call("PUT", "admin-language", { token, body: { language } });
const COOKIE = "back_office_language";

async function anAdministrator(email: string): Promise<string> {
  await call("POST", "admin-management", { token: owner(), body: { email, password: "linen and oak" } });
  return (await signIn({ email, password: "linen and oak" })).body.sessionToken;
}

it("a language is chosen, kept, and told to the pages of the back office alone", async () => {
  const chosen = await choose("et");
  expect(chosen).toMatchObject({ status: 200, cookie: `${COOKIE}=et` });
  const raw = await fetch(`${shop.config.shopUrl}/`).catch(() => null);
  expect(raw?.headers.get("set-cookie") ?? null).toBeNull();
  expect((await call("GET", "admin-auth", { token: owner() })).body.user).toMatchObject({ language: "et" });
});

it.each(["de", "xx", "", "ET"])("“%s” is no language of the back office", async (language) =>
  expect((await choose(language)).status).toBe(400),
);

it("nobody chooses a language without a session", async () =>
  expect((await call("PUT", "admin-language", { body: { language: "et" } })).status).toBe(401));

it("errors are in the language of the administrator, whatever the request asks for", async () => {
  const token = await anAdministrator("anne@example.com");
  const refused = (as: string, asked: string) =>
    call("DELETE", "admin-sessions?id=00000000-0000-4000-8000-000000000000", { token: as, ...inPage(asked) });
  await choose("et", token);
  const [hers, owners] = await Promise.all([refused(token, "lt"), refused(owner(), "en")]);
  expect(hers.body.error).toBe("See seanss on juba lõppenud.");
  expect(owners.body.error).toBe("This session has ended already.");
  const forbidden = await call("POST", "admin-management", {
    token,
    body: { email: "x@example.com", password: "linen and oak" },
  });
  expect(forbidden).toMatchObject({ status: 403, body: { error: "Ainult peakasutaja saab uusi haldureid lisada." } });
});

it("what is wrong with a value is told in it too", async () => {
  await choose("lv");
  const { body } = await call("POST", "admin-management", {
    token: owner(),
    body: { email: "x@example.com", password: "abc" },
  });
  expect(body.details).toEqual(["Parolē jābūt vismaz 6 zīmēm."]);
});

it("who signs in at a page in another language gets the cookie of the own one; at a page in the own one none", async () => {
  await choose("lt");
  expect((await signIn(inPage("et"))).cookie).toMatch(/browser=/);
  const cookies = async (language: string) =>
    (await call("GET", "admin-auth", { token: (await signIn()).body.sessionToken, ...inPage(language) })).cookie;
  expect(await cookies("en")).toBe(`${COOKIE}=lt`);
  expect(await cookies("lt")).toBeUndefined();
});

it("a refused sign-in speaks the language of its page, published or not", async () => {
  const { body } = await signIn({ password: "wrong", ...inPage("lt") });
  expect(body.error).toBe("Neteisingas el. pašto adresas arba slaptažodis");
});

it("the database takes no other language", () =>
  expect(shop.pool.query("UPDATE administrators SET language = 'de'")).rejects.toThrow(/language/));
