import { afterEach, describe, expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { inEachLanguage, refuseMessages } from "./messages.ts";

const en = { title: "Cart", added: { on: (name: string) => `${name} is in your cart` }, steps: ["Pay", "Send"] };
const et = { title: "Ostukorv", added: { on: (name: string) => `${name} on ostukorvis` }, steps: ["Maksa", "Saada"] };
const messages = inEachLanguage({ en, et, lv: et, lt: et, fi: et, de: et, pl: et });

describe("messages", () => {
  it("speak the language of the request, also after a wait", async () => {
    const read = async () => {
      await new Promise(setImmediate);
      return [messages.title, messages.added.on("Linden"), messages.steps.join()];
    };
    const answers = await Promise.all([withLanguage("et", read), withLanguage("en", read)]);
    expect(answers).toEqual([
      ["Ostukorv", "Linden on ostukorvis", "Maksa,Saada"],
      ["Cart", "Linden is in your cart", "Pay,Send"],
    ]);
  });

  it("are English where there is no request", () => expect(messages.title).toBe("Cart"));

  it("of a group that was kept, and spread, speak it too", () => {
    const { added } = messages;
    expect(withLanguage("et", () => added.on("Linden"))).toBe("Linden on ostukorvis");
    expect(withLanguage("et", () => ({ ...messages }).title)).toBe("Ostukorv");
  });
});

describe("while modules load", () => {
  afterEach(() => refuseMessages(false));

  it.each<[what: string, read: () => unknown]>([
    ["a message", () => messages.title],
    ["a message of a group", () => messages.added.on],
    ["a list", () => messages.steps],
    ["all of them", () => ({ ...messages.added })],
  ])("%s cannot be read", (_what, read) => {
    refuseMessages(true);
    expect(read).toThrow("while modules load");
  });

  it("a group can be kept", () => {
    refuseMessages(true);
    const { added } = messages;
    refuseMessages(false);
    expect(added.on("Linden")).toBe("Linden is in your cart");
  });
});
