import { Hono } from "hono";
import { expect, it } from "vitest";
import { orderKey } from "#features/orders/server/order-key.ts";
import { previewKey } from "#features/products/server/preview-key.ts";
import { emailLink } from "#features/subscribers/server/subscriber-key.ts";
import { browserOf } from "#http/browser-cookie.ts";
import { signedAddress } from "#http/signed-links.ts";
import type { AppContext } from "#platform/context.ts";

const secret = Buffer.alloc(32, 7);
const now = new Date("2026-11-23T12:00:00Z");
const id = "7d2f1f4e-6a35-4a6f-9b1c-0f0f3a1b2c3d";

it.each([
  ["an order", orderKey(secret, { id, linkVersion: 0 }), "3WXnRv4rc7_5Rhg5NLajRIU1rW2VTexE"],
  [
    "a newsletter",
    emailLink(secret, "confirm", id),
    `/newsletter/confirm?id=${id}&key=ft49nzjfMjTOitXytuDXqpZyUGyO-ZyW`,
  ],
  [
    "a preview",
    previewKey(secret, id, now).key,
    "7d2f1f4e6a354a6f9b1c0f0f3a1b2c3d-1796040000-e_yOFOj1-c7PW8dhKvNj8-umRmu3UvidE_25lkLRAsM",
  ],
  [
    "a file",
    signedAddress(secret, "/documents/file", { id: "1", type: "pdf" }, new Date("2026-11-23T10:00:00Z")),
    "/documents/file?id=1&type=pdf&until=1795428300000&signature=h0Lx-zzTC7-fFMpSh1g8LLSgmXLDvQFunpEXzS_1yRQ",
  ],
])("a link to %s that an older version signed stays valid", (_what, link, signed) => expect(link).toBe(signed));

it("a browser keeps the cookie that an older version signed, and no other", async () => {
  const shop = { secret, config: { shopUrl: "http://127.0.0.1" } } as AppContext;
  const app = new Hono().get("/", (c) => c.json(browserOf(c, shop) !== null));
  const isKnown = async (cookie: string) => (await app.request("/", { headers: { cookie } })).json();
  const signed = "browser=token.gwgAE3qy2MjyY6N-kYrQXTlW8iwdRnxOP5i4rp2vazI";
  expect(await isKnown(signed)).toBe(true);
  expect(await isKnown(signed.replace("token", "other"))).toBe(false);
});
