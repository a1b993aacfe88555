import { createMemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { lookAgain } from "./use-look-again.ts";

async function aPage() {
  const loader = vi.fn(() => "data");
  const router = createMemoryRouter([{ path: "/", loader, action: () => "received" }]);
  router.initialize();
  await vi.waitFor(() => expect(router.state.loaderData).toEqual({ "0": "data" }));
  loader.mockClear();
  return { router, loader };
}

const shopIs = (ok: () => Promise<object>) => vi.stubGlobal("fetch", ok);

it("a page that nobody has sent a form from looks again", async () => {
  shopIs(async () => ({ ok: true }));
  const { router, loader } = await aPage();
  await lookAgain(router);
  expect(loader).toHaveBeenCalledOnce();
});

it("what a form answered stays, also when the answer comes while the shop is tried", async () => {
  const { router } = await aPage();
  const formData = new FormData();
  shopIs(async () => {
    await router.navigate("/", { formMethod: "post", formData });
    return { ok: true };
  });
  await lookAgain(router);
  expect(router.state.actionData).toEqual({ "0": "received" });
});

it.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is being started", async () => ({ ok: false })],
])("where the shop %s the page stays as it is", async (_situation, fetched) => {
  shopIs(fetched);
  const { router, loader } = await aPage();
  await lookAgain(router);
  expect(loader).not.toHaveBeenCalled();
});
