import { type Payment, PaymentRefused } from "./payment.ts";

const refuse = async (): Promise<never> => {
  throw new PaymentRefused("Money that the shopkeeper takes has no payment page");
};

/**
 * Money that the shopkeeper takes and gives back: cash, a card terminal, a transfer to the shop's bank. There is nobody to ask, so it has
 * no sessions, and a refund is made as soon as it is noted.
 */
export const byHand: Payment = {
  provider: "by-hand",
  capabilities: {
    hasMethodList: false,
    canExpire: true,
    canFindByReference: true,
    hasEvents: false,
    refund: "at-once",
  },
  methods: async () => [],
  account: async () => null,
  openSession: refuse,
  session: async () => null,
  sessionOfOrder: async () => null,
  sessionOfCharge: async () => null,
  expire: refuse,
  refund: async ({ refundId, chargeId, amountCents }) => ({
    id: `by-hand:${refundId}`,
    refundId,
    chargeId,
    amountCents,
    state: "succeeded",
    failure: null,
  }),
  refundsOf: async () => [],
  eventsSince: async function* () {},
  readNotification: () => {
    throw new PaymentRefused("Nobody notifies of money that the shopkeeper takes");
  },
};
