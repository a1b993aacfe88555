import { expect, it } from "vitest";
import { isEmail, tidyEmail } from "./email-address.ts";

it.each([
  ["an ordinary address", "ada@example.com", true],
  ["in capitals and with spaces around", "  Ada.Lovelace@Example.COM ", true],
  ["with a tag", "ada+shop@mail.example.co.uk", true],
  ["nothing before the sign", "@example.com", false],
  ["no dot behind it", "ada@example", false],
  ["two signs", "ada@@example.com", false],
  ["a space within", "ada lovelace@example.com", false],
  ["a second recipient", "ada@example.com,eve@example.com", false],
  ["a line break", "ada@example.com\r\nBcc: eve@example.com", false],
  ["in brackets with a script", "<script>@example.com", false],
  ["letters whose lower case is not agreed on", "İ@example.com", false],
  ["254 letters", `${"a".repeat(242)}@example.com`, true],
  ["255 letters", `${"a".repeat(243)}@example.com`, false],
])("%s", (_situation, typed, taken) => expect(isEmail(tidyEmail(typed))).toBe(taken));
