import { expect, it, vi } from "vitest";
import { ApiError } from "#api-client/api-client.ts";
import { evenSo } from "./even-so.ts";

const refused = (code: string) => new ApiError(409, { error: "No.", code });

it("what kits need may be taken out of the shop even so", () => {
  const again = vi.fn();
  evenSo(refused("PART_OF_KITS"), again)?.onPress();
  expect(again).toHaveBeenCalledOnce();
});

it.each([refused("VERSION_CONFLICT"), new Error("offline"), undefined])("nothing else is offered: %s", (error) =>
  expect(evenSo(error, () => undefined)).toBeUndefined(),
);
