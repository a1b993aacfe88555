import { expect, it } from "vitest";
import { z } from "zod";
import { type EmailContext, emailTemplates } from "./email-templates.ts";

const context = {} as EmailContext;
const { refund } = emailTemplates(
  { refund: z.object({ amount: z.number() }) },
  { refund: async (data) => ({ subject: JSON.stringify(data), html: "", text: "" }) },
);

it("renders stored data as its schema reads it", async () =>
  expect((await refund({ amount: 24, more: 1 }, context))?.subject).toBe('{"amount":24}'));

it("rejects stored data with a field missing", () => expect(refund({ cents: 24 }, context)).rejects.toThrow("amount"));
