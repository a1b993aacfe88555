import type { ServerResponse } from "node:http";
import type { EmulatedOrder, Notice } from "./montonio-account.ts";

interface Bank {
  theOrder(uuid: string): EmulatedOrder;
  pay(uuid: string): void;
  newest(uuid: string): Notice | undefined;
}

/** The page of a bank: pays or refuses, tells the shop, and leads back. Answers false for other addresses. */
export async function bankPage(bank: Bank, path: string, response: ServerResponse): Promise<boolean> {
  const [, uuid = "", act] = /^\/pay\/([\w-]+)(?:\/(paid|failed))?$/.exec(path) ?? [];
  if (uuid === "") return false;
  const { returnUrl, notificationUrl, options, cents } = bank.theOrder(uuid);
  const back = (name: string, value: string) => {
    const address = new URL(returnUrl);
    address.searchParams.set(name, value);
    response.writeHead(303, { location: address.href });
    response.end();
  };
  if (act === "failed") {
    back("error-message", "The bank refused the payment");
  } else if (act === "paid") {
    bank.pay(uuid);
    const token = bank.newest(uuid)?.token ?? "";
    await fetch(`${notificationUrl}?order-token=${token}`, { method: "POST" });
    back("order-token", token);
  } else {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>Bank</title><link rel="icon" href="data:,"><h1>Bank ${options.preferredProvider ?? ""}</h1>
       <p>${(cents / 100).toFixed(2)} EUR</p><a href="/pay/${uuid}/paid">Confirm</a> <a href="/pay/${uuid}/failed">Refuse</a>`,
    );
  }
  return true;
}
