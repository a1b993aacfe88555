import { randomUUID } from "node:crypto";

export interface Goods {
  id: string;
  name: string;
  /** Euro. */
  price: number;
}

export interface Answer {
  status: number;
  body: { orderId?: string; checkoutUrl?: string; error?: string; code?: string; details?: string[] };
}

/** What the checkout sends: by courier to Estonia. Parcels from €75 on go free of charge. */
export function orderOf({ id, name, price }: Goods, key: string, quantity = 1) {
  const sum = price * quantity;
  return {
    items: [{ id, name, price, quantity, discount_percentage: 0 }],
    customer: {
      firstName: "Mari",
      lastName: "Maasikas",
      email: `${key}@example.com`,
      address: "Pikk 1",
      city: "Tallinn",
      zip: "10115",
      phone: "+37251234567",
    },
    delivery: { method: "courier", country: null, parcelMachineId: null, mainDeliveryCountry: "EE" },
    totalAmount: Math.round((sum + (sum >= 75 ? 0 : 8.99)) * 100) / 100,
  };
}

/** Somebody with a browser of his own orders by courier to Estonia. Throws where the connection breaks. */
export async function buy(
  shopUrl: string,
  goods: Goods,
  { key = randomUUID() as string, quantity = 1 } = {},
): Promise<Answer> {
  const response = await fetch(`${shopUrl}/functions/v1/stripe-checkout`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(orderOf(goods, key, quantity)),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, body: await response.json() };
}

/** Some at a time, so that the client's own machine is not what breaks. */
export async function atOnce<T>(count: number, limit: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await act(index);
  };
  await Promise.all(Array.from({ length: Math.min(limit, count) }, work));
  return results;
}
