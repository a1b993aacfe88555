import Stripe from "stripe";

export interface DeliveryInput {
  /** Each event that often, as Stripe may. */
  times?: number;
  /** In an order that has nothing to do with when things happened; the same seed, the same order. */
  shuffle?: boolean;
  seed?: number;
  /** How many are under way at once. */
  concurrency?: number;
  /** Also what was accepted before. */
  again?: boolean;
}

export interface Delivered {
  id: string;
  type: string;
  /** 0 where the connection broke. */
  status: number;
}

interface Parcel {
  id: string;
  type: string;
  body: string;
}

/** Posts events to a webhook, signed by the official SDK. */
export async function deliverAll(
  url: string,
  parcels: readonly Parcel[],
  { times = 1, shuffle = false, seed = 1, concurrency = 1 }: DeliveryInput,
  sign: { secret: string; seconds: () => number },
): Promise<Delivered[]> {
  const copies = Array.from({ length: times }, () => parcels).flat();
  const waiting = shuffle ? shuffled(copies, seed) : copies;
  const delivered: Delivered[] = [];
  const carry = async () => {
    for (let parcel = waiting.shift(); parcel; parcel = waiting.shift()) {
      const { id, type, body } = parcel;
      const signature = { payload: body, secret: sign.secret, timestamp: sign.seconds() };
      const status = await post(url, body, Stripe.webhooks.generateTestHeaderString(signature));
      delivered.push({ id, type, status });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, carry));
  return delivered;
}

async function post(url: string, body: string, signature: string): Promise<number> {
  const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
  try {
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** By a small generator of its own, so that an order that broke something comes again. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
