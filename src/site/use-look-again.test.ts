import { createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookSoon } from "./use-look-again.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function aPage(path = "/") {
  const loader = vi.fn(() => "data");
  const router = createMemoryRouter([{ path: "/*", loader, action: () => "received" }], { initialEntries: [path] });
  router.initialize();
  await vi.waitFor(() => expect(router.state.loaderData).toEqual({ "0": "data" }));
  loader.mockClear();
  return { router, loader };
}

const shopAnswers = (answer: () => Promise<object>) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
/** As long as a page takes at most until it looks. */
const soon = () => vi.advanceTimersByTimeAsync(2_000);

it("a page that nobody has sent a form from looks again", async () => {
  shopAnswers(async () => new Response("data"));
  const { router, loader } = await aPage();
  lookSoon(router);
  await soon();
  expect(loader).toHaveBeenCalledOnce();
});

it("what a form answered stays, also when the answer comes while the shop is tried", async () => {
  const { router } = await aPage();
  const formData = new FormData();
  shopAnswers(async () => {
    await router.navigate("/", { formMethod: "post", formData });
    return new Response("data");
  });
  lookSoon(router);
  await soon();
  expect(router.state.actionData).toEqual({ "0": "received" });
});

it.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["has no database", async () => new Response("", { status: 503 })],
  ["takes no more requests of this visitor", async () => new Response("", { status: 429 })],
])("where the shop %s the page stays as it is", async (_situation, answer) => {
  shopAnswers(answer);
  const { router, loader } = await aPage();
  const before = vi.fn();
  lookSoon(router, before);
  await soon();
  expect(loader).not.toHaveBeenCalled();
  expect(before).not.toHaveBeenCalled();
});

it("a product that is gone is looked at: its page says so", async () => {
  shopAnswers(async () => new Response("", { status: 404 }));
  const { router, loader } = await aPage("/products/lune");
  lookSoon(router);
  await soon();
  expect(loader).toHaveBeenCalledOnce();
});

it.each([
  ["/", "/_.data"],
  ["/lv", "/lv.data"],
  ["/de/products?category=oils", "/de/products.data?category=oils"],
])("%s asks for its own data first", async (path, data) => {
  const fetched = shopAnswers(async () => new Response("data"));
  const { router } = await aPage(path);
  lookSoon(router);
  await soon();
  expect(fetched).toHaveBeenCalledWith(data);
});

it("two thousand pages that hear the same news do not look at the same instant", async () => {
  const fetched = shopAnswers(async () => new Response("data"));
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { router } = await aPage();
  lookSoon(router);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).not.toHaveBeenCalled();
  await soon();
  expect(fetched).toHaveBeenCalledOnce();
});

it("news of the shop's words and of its products are one look, and each is told", async () => {
  const fetched = shopAnswers(async () => new Response("data"));
  const { router, loader } = await aPage();
  const words = vi.fn();
  lookSoon(router, words);
  lookSoon(router);
  await soon();
  expect(words).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledOnce();
  expect(loader).toHaveBeenCalledOnce();
  lookSoon(router);
  await soon();
  expect(loader).toHaveBeenCalledTimes(2);
});
