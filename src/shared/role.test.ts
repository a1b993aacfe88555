import { expect, it } from "vitest";
import { mayActAs, type Role } from "./role.ts";

it.each([
  ["administrator", "administrator", true],
  ["administrator", "superuser", false],
  ["superuser", "administrator", true],
  ["superuser", "superuser", true],
  ["superuser", "warehouse" as Role, false],
  ["warehouse" as Role, "administrator", false],
] as const)("the role %s where %s is needed: %s", (role, needed, may) => expect(mayActAs(role, needed)).toBe(may));
