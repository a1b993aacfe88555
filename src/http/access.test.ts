import { expect, it } from "vitest";
import { allow } from "./access.ts";
import type { Access } from "./endpoint.ts";

const headers = new Headers({ authorization: "Bearer 0123456789abcdefghij" });
const superuser = { id: "1", email: "owner@example.com", role: "superuser", language: "en", sessionId: "2" } as const;

it("refuses every caller if the level of access is unknown", () =>
  expect(allow({ access: "warehouse" as Access }, headers, async () => superuser)).rejects.toThrow());
