import { expect, it } from "vitest";
import { officeOfFile } from "#tests/office.ts";
import { REQUEST_MS } from "./reset-password.ts";

const { shop, call } = await officeOfFile({ resets: 5 });

const request = (from: string, email = "owner@example.com") =>
  call("POST", "admin-password-reset", { from, body: { action: "request", email } });
const reset = (from: string, token = "x", email = "owner@example.com") =>
  call("POST", "admin-password-reset", {
    from,
    body: { action: "reset", email, token, newPassword: "velvet and oak" },
  });
/** Of calls at once, sorted. */
const statuses = async (count: number, call: (index: number) => ReturnType<typeof request>) => {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
  return answers.map(({ status }) => status).sort();
};

it("sends five links of an account an hour, and says when the sixth is possible", async () => {
  expect(await statuses(5, () => request("10.1.0.1"))).toEqual(Array(5).fill(200));
  expect(await request("10.1.0.1")).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/^Too many requests\. Please try again in (60|59) minutes\.$/) },
  });
});

it("an office asks for links of several accounts, and sets the passwords too", async () => {
  for (const name of ["anna", "mari", "peeter"])
    expect(await statuses(5, () => request("10.2.0.1", `${name}@example.com`))).toEqual(Array(5).fill(200));
  const { rows } = await shop.pool.query("SELECT count(*)::int AS count FROM emails");
  expect(rows[0].count).toBe(0);
  await request("10.2.0.2");
  const [email] = await shop.rows("SELECT data ->> 'link' AS link FROM emails");
  expect((await reset("10.2.0.1", new URL(email.link).searchParams.get("token") ?? "")).status).toBe(200);
});

it("one network asks for twenty links and sets twenty passwords in an hour", async () => {
  const asked = await statuses(22, (index) => request(`2001:db8:0:1::${index}`, `mari${index}@example.com`));
  expect(asked.filter((status) => status === 200)).toHaveLength(20);
  const tried = await statuses(22, (index) => reset(`2001:db8:0:1::${index}`));
  expect([tried.filter((status) => status === 400).length, tried.at(-1)]).toEqual([20, 429]);
});

it("an address without an account is answered no sooner than one with it", async () => {
  const begun = performance.now();
  await request("10.4.0.1", "nobody@example.com");
  // Timers end up to a millisecond early.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(REQUEST_MS - 1);
});

it("sends the owner five working links for requests of many networks, with the same answers", async () => {
  expect(await statuses(12, (index) => request(`10.3.0.${index}`))).toEqual(Array(12).fill(200));
  const emails = async () => (await shop.row("SELECT count(*)::int AS count FROM emails")).count;
  expect(await emails()).toBe(5);
  shop.clock.forward(31 * 60_000);
  await request("10.3.1.1");
  expect(await emails()).toBe(6);
});
