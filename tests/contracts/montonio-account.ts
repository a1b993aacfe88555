import { z } from "zod";

export const MONTONIO_KEYS = { accessKey: "access-key-of-the-tests", secretKey: "secret-key-of-the-tests" };

export type Status = "PENDING" | "AUTHORIZED" | "PAID" | "VOIDED" | "ABANDONED" | "PARTIALLY_REFUNDED" | "REFUNDED";

export interface Refund {
  uuid: string;
  cents: number;
  key: string;
  status: "PENDING" | "SUCCESSFUL" | "REJECTED";
  reason: string | null;
  createdAt: Date;
}

export interface EmulatedOrder {
  uuid: string;
  reference: string;
  cents: number;
  status: Status;
  expiresAt: Date;
  paidAt: Date | null;
  method: string;
  options: Record<string, unknown>;
  notificationUrl: string;
  returnUrl: string;
  refunds: Refund[];
}

/** A token as Montonio sends it, and what it is about. */
export interface Notice {
  name: "orderToken" | "refundToken";
  token: string;
  order: string;
}

const amount = z.number().positive();
export const orderRequest = z.object({
  accessKey: z.literal(MONTONIO_KEYS.accessKey),
  exp: z.number(),
  merchantReference: z.string().min(1).max(100),
  returnUrl: z.url(),
  notificationUrl: z.url(),
  grandTotal: amount,
  currency: z.enum(["EUR", "PLN"]),
  locale: z.enum(["de", "en", "et", "fi", "lt", "lv", "pl", "ru"]),
  expiresIn: z.int().min(5).max(44_640),
  payment: z.object({
    method: z.enum(["paymentInitiation", "cardPayments", "blik", "bnpl", "hirePurchase", "mobilePay"]),
    amount,
    currency: z.string(),
    methodOptions: z.record(z.string(), z.unknown()),
  }),
});
export const refundRequest = z.object({ orderUuid: z.uuid(), amount: z.number(), idempotencyKey: z.uuidv4() });

const BANKS: Record<string, [code: string, name: string][]> = {
  EE: [
    ["HABAEE2X", "Swedbank"],
    ["EEUHEE2X", "SEB"],
    ["LHVBEE22", "LHV"],
    ["RVUALT2V", "Revolut"],
  ],
  LV: [["HABALV22", "Swedbank"]],
  LT: [
    ["HABALT22", "Swedbank"],
    ["RVUALT2V", "Revolut"],
  ],
  FI: [["NDEAFIHH", "Nordea"]],
  PL: [["BREXPLPW", "mBank"]],
};

export const METHODS = {
  uuid: "3f0c2d7e-2f5b-4c0e-9d83-1d8b7d3f0a10",
  name: "Test of Aurelle",
  paymentMethods: {
    paymentInitiation: {
      processor: "stargate",
      setup: Object.fromEntries(
        Object.entries(BANKS).map(([country, banks]) => [
          country,
          {
            supportedCurrencies: [country === "PL" ? "PLN" : "EUR"],
            paymentMethods: banks.map(([code, name], index) => ({
              code,
              name,
              logoUrl: `https://public.montonio.com/${code}.png`,
              uiPosition: index + 1,
              supportedCurrencies: [country === "PL" ? "PLN" : "EUR"],
            })),
          },
        ]),
      ),
    },
    cardPayments: { processor: "stripe" },
    blik: { processor: "blik" },
    bnpl: { processor: "inbank" },
  },
};
