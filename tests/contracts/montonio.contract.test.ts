import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { centsOf, decimalOf } from "#platform/payment/montonio-objects.ts";
import { claimsOf, signToken } from "#platform/payment/montonio-token.ts";
import { PaymentUnavailable, RefundTooEarly } from "#platform/payment/payment.ts";
import { cents } from "#shared/money.ts";
import { METHODS } from "./montonio-account.ts";
import { aPaidSession, aRefund, aRequest, LIMIT_MS, montonioProvider } from "./payment-providers.ts";

type Started = Awaited<ReturnType<typeof montonioProvider>>;

describe("Montonio alone", () => {
  let provider: Started;
  beforeAll(async () => {
    provider = await montonioProvider({ settlesAfterMs: 3600_000, refundsTakeTime: true });
  });
  afterAll(() => provider.close());
  const open = (changes = {}) => provider.payment.openSession(aRequest(changes));
  const asked = (id: string) => provider.emulator.orders.get(id);

  it("is told of amount, bank, country and language, and of nobody's name", async () => {
    const { id } = await open({ method: "bank:LT:RVUALT2V", country: "EE", locale: "lt" });
    expect(asked(id)).toMatchObject({
      method: "paymentInitiation",
      options: { preferredCountry: "LT", preferredProvider: "RVUALT2V", preferredLocale: "lt" },
      notificationUrl: "http://shop.test/functions/v1/payment-webhook/montonio",
    });
    expect(JSON.stringify(asked(id))).not.toContain("maret@example.com");
  });

  it.each([
    ["card", "cardPayments"],
    ["bnpl", "bnpl"],
    ["bank", "paymentInitiation"],
    [undefined, "paymentInitiation"],
  ])("calls the method %s by its own name", async (method, name) => {
    expect(asked((await open({ method, country: "EE" })).id)).toMatchObject({ method: name });
  });

  it("writes and reads every amount to the cent", () => {
    for (let amount = 0; amount <= 200_000; amount += 1) {
      const told = JSON.parse(JSON.stringify({ grandTotal: decimalOf(cents(amount)) })).grandTotal;
      if (centsOf(told) !== amount || centsOf((amount / 100).toFixed(2)) !== amount) throw new Error(`${amount}`);
    }
    for (const wrong of ["1e5", "-1", "", "12.345", "NaN", " 1", 1.005])
      expect(() => centsOf(wrong)).toThrow(RangeError);
  });

  it("says of each status what it means, and moves nothing for one that it does not know", async () => {
    const { id } = await open();
    const state = async () => (await provider.payment.session(id))?.state;
    provider.emulator.authorize(id);
    expect(await state()).toBe("awaiting");
    provider.emulator.pay(id);
    expect(await state()).toBe("paid");
    provider.emulator.void(id);
    expect(await state()).toBe("reversed");
    Object.assign(asked(id) ?? {}, { status: "SOMETHING_NEW" });
    expect(await state()).toBe("open");
  });

  it("refunds only what has arrived, then tells how far the refund is", async () => {
    const session = await aPaidSession(provider);
    const request = aRefund(session);
    await expect(provider.payment.refund(request)).rejects.toBeInstanceOf(RefundTooEarly);
    provider.forward(3600_001);
    const refund = await provider.payment.refund(request);
    expect(refund).toMatchObject({ state: "pending", refundId: request.refundId });
    provider.emulator.finishRefunds(session.id, false);
    expect(await provider.payment.refundsOf(session.id)).toMatchObject([{ state: "failed", failure: "DECLINED" }]);
  });

  it.each([true, false])("finds a refund whose answer was lost (its key is told: %s)", async (tellsKeys) => {
    const other = await montonioProvider({ tellsKeys });
    try {
      const session = await aPaidSession(other);
      const request = aRefund(session, { amountCents: cents(500) });
      const { orders } = other.emulator;
      const first = await other.payment.refund(request);
      expect(await other.payment.refund(request)).toEqual(first);
      expect(orders.get(session.id)?.refunds).toHaveLength(1);
      await other.payment.refund(aRefund(session, { amountCents: cents(500) }));
      const again = other.payment.refund(request);
      await (tellsKeys
        ? expect(again).resolves.toEqual(first)
        : expect(again).rejects.toBeInstanceOf(PaymentUnavailable));
      expect(orders.get(session.id)?.refunds).toHaveLength(2);
    } finally {
      await other.close();
    }
  });

  it.each([true, false])(
    "finds a refund of all that was left whose answer was lost (its key is told: %s)",
    async (tellsKeys) => {
      const other = await montonioProvider({ tellsKeys });
      try {
        const session = await aPaidSession(other);
        const request = aRefund(session);
        const first = await other.payment.refund(request);
        expect(await other.payment.refund(request)).toEqual(first);
        // Another one that no money is left for.
        await expect(other.payment.refund(aRefund(session, { amountCents: cents(500) }))).rejects.toMatchObject({
          kind: "conflict",
        });
        expect(other.emulator.orders.get(session.id)?.refunds).toHaveLength(1);
      } finally {
        await other.close();
      }
    },
  );

  it.each(["hang", "break", "cut", "busy", "lose"] as const)(
    "is unavailable when it answers with a %s",
    async (mood) => {
      const began = performance.now();
      provider.emulator.behave(mood);
      try {
        const calls = [open(), provider.payment.session(randomUUID()), provider.payment.refundsOf(randomUUID())];
        for (const outcome of await Promise.allSettled(calls))
          expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(PaymentUnavailable) });
      } finally {
        provider.emulator.behave("well");
      }
      expect(performance.now() - began).toBeLessThan(LIMIT_MS * 5);
    },
  );

  it("names no address and no token in its errors", async () => {
    provider.emulator.behave("cut", 1);
    const error = await provider.payment.session(randomUUID()).catch((one: Error) => one);
    expect(`${error}${error instanceof Error ? error.cause : ""}`).not.toMatch(/eyJ|127\.0\.0\.1/);
  });
});

describe("the methods of Montonio", () => {
  const query = { country: "EE", currency: "EUR", amountCents: cents(2899), locale: "et" };
  const withMethods = async (told: unknown, act: (provider: Started) => Promise<void>) => {
    const provider = await montonioProvider();
    provider.emulator.offer(told);
    try {
      await act(provider);
    } finally {
      await provider.close();
    }
  };

  it("are the banks of the country in its order, then what takes this amount and currency", () =>
    withMethods(METHODS, async ({ payment }) => {
      const ids = async (changes = {}) => (await payment.methods({ ...query, ...changes })).map(({ id }) => id);
      const banks = ["bank:EE:HABAEE2X", "bank:EE:EEUHEE2X", "bank:EE:LHVBEE22", "bank:EE:RVUALT2V"];
      expect(await ids()).toEqual([...banks, "card"]);
      expect(await ids({ amountCents: cents(3000) })).toEqual([...banks, "card", "bnpl"]);
      expect(await ids({ country: "LT" })).toEqual(["bank:LT:HABALT22", "bank:LT:RVUALT2V", "card"]);
      expect(await ids({ country: "PL" })).toEqual(["card"]);
      expect(await ids({ country: "PL", currency: "PLN" })).toEqual(["bank:PL:BREXPLPW", "blik"]);
    }));

  it("leave out what cannot be read", () =>
    withMethods(
      {
        ...METHODS,
        paymentMethods: {
          paymentInitiation: {
            setup: {
              EE: {
                supportedCurrencies: ["EUR"],
                paymentMethods: [{ code: "x y" }, null, { code: "OK12", name: "Fine" }],
              },
              LV: 7,
            },
          },
        },
      },
      async ({ payment }) => {
        expect(await payment.methods(query)).toMatchObject([{ id: "bank:EE:OK12", name: "Fine" }]);
        expect(await payment.methods({ ...query, country: "LV" })).toEqual([]);
      },
    ));

  it("are asked for once an hour, and never while a buyer waits for an answer that is known", () =>
    withMethods(METHODS, async ({ payment, emulator, forward }) => {
      await payment.methods(query);
      await payment.methods(query);
      expect(emulator.requestsSoFar()).toHaveLength(1);
      emulator.behave("hang");
      forward(3600_001);
      const began = performance.now();
      expect(await payment.methods(query)).toHaveLength(5);
      expect(performance.now() - began).toBeLessThan(LIMIT_MS / 2);
    }));

  it("are Montonio's own page of banks while it is silent", () =>
    withMethods(METHODS, async ({ payment, emulator }) => {
      emulator.behave("break");
      expect(await payment.methods(query)).toMatchObject([{ id: "bank", group: "bank", name: null }]);
      expect(await payment.methods({ ...query, country: "US" })).toEqual([]);
    }));
});

describe("tokens of Montonio", () => {
  it("are those of RFC 7515, appendix A.1", () => {
    const key = Buffer.from(
      "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow",
      "base64url",
    );
    const token =
      "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ" +
      ".dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    expect(claimsOf(key, token)).toMatchObject({ iss: "joe", exp: 1300819380 });
  });

  it("with another algorithm or of another key are refused", () => {
    const token = signToken("right", { uuid: "1" }, new Date());
    const [, body = "", proof = ""] = token.split(".");
    expect(claimsOf("right", token)).toMatchObject({ uuid: "1" });
    for (const header of ['{"alg":"none"}', '{"alg":"HS512"}', "{}"]) {
      const text = `${Buffer.from(header).toString("base64url")}.${body}`;
      const own = createHmac("sha256", "right").update(text).digest("base64url");
      expect(() => claimsOf("right", `${text}.${own}`)).toThrow();
      expect(() => claimsOf("right", `${text}.${proof}`)).toThrow();
    }
    expect(() => claimsOf("wrong", token)).toThrow();
    expect(() => claimsOf("right", `${token}.more`)).toThrow();
  });
});
