import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Account, bodyOf, stripeAccount } from "./stripe-emulator-account.ts";
import { A_DAY, type Answer, answerOf, refused } from "./stripe-emulator-api.ts";
import { type Delivered, type DeliveryInput, deliverAll } from "./stripe-emulator-delivery.ts";
import { type Form, readForm } from "./stripe-form.ts";

/**
 * `hang` never answers, `mute` does what was asked and never answers, `drip` answers without end, `cut` closes the connection before doing anything, `lose` does what
 * was asked and then closes it; the others answer as Stripe does when it fails, is busy, or refuses the key or the address.
 */
export type Behaviour = "well" | "hang" | "mute" | "drip" | "cut" | "lose" | keyof typeof FAILURES;

const FAILURES = {
  break: refused(500, null, "Not now.", undefined, "api_error"),
  conflict: refused(409, "lock_timeout", "Not now."),
  busy: refused(429, "rate_limit", "Too many requests."),
  stranger: refused(401, null, "Invalid API Key provided: sk_test_****"),
  email: refused(400, "email_invalid", "Invalid email address: mari@example.con", "customer_email"),
  forbidden: refused(403, null, "The provided key does not have the required permissions for this endpoint."),
};

interface Fault {
  how: Behaviour;
  /** How many requests it befalls. */
  times: number;
  /** Only requests whose `POST /v1/refunds` begins like this. */
  call: string;
}

interface Settings {
  /** Any free one by default. */
  port?: number;
  clock?: { now(): Date };
  /** What delivered events are signed with. */
  webhookSecret?: string;
}

/** What only the other side can do: shoppers, banks, the account's owner, the network. */
export type Actions = Account["actions"] & {
  behave(how: Behaviour, when?: Partial<Omit<Fault, "how">>): void;
  /** Sends what the webhook has not yet accepted, in any number and order. */
  deliver(url: string, input?: DeliveryInput): Promise<Delivered[]>;
  /** Each request that arrived: `POST /v1/coupons`. */
  requestsSoFar(): string[];
  /** What was sent with the newest POST. */
  lastForm(): Form;
};

/** As much of Stripe as a shop meets, with its memory: the official SDK speaks to it over HTTP. */
export type StripeEmulator = Actions & { url: string; close(): Promise<void> };

export async function startStripeEmulator(settings: Settings = {}): Promise<StripeEmulator> {
  const { port = 0, clock = { now: () => new Date() }, webhookSecret = "whsec_present" } = settings;
  const account = stripeAccount(clock);
  const { behave, behaviourFor } = faults();
  const answers = answersOf(account);
  const requests: string[] = [];
  const actions: Actions = {
    ...account.actions,
    behave,
    deliver: courier(account, webhookSecret),
    requestsSoFar: () => [...requests],
    lastForm: answers.lastForm,
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://emulator");
    const body = await textOf(request);
    if (url.pathname.startsWith("/deeds/")) return remoteAction(actions, url.pathname.slice(7), body, response);
    const call = `${request.method} ${url.pathname}`;
    requests.push(call);
    const how = behaviourFor(call);
    if (how === "hang") return;
    if (how === "drip") return drip(response);
    if (how === "cut") return void request.socket.destroy();
    if (how !== "well" && how !== "lose" && how !== "mute") return respond(response, FAILURES[how]);
    const answer = answers.to(request, url, body);
    if (how === "lose") return void request.socket.destroy();
    if (how === "mute") return;
    respond(response, answer);
  };

  const server = createServer((request, response) => void serve(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    ...actions,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function faults() {
  let fault: Fault = { how: "well", times: 0, call: "" };
  const behave: Actions["behave"] = (how, { times = Number.POSITIVE_INFINITY, call = "" } = {}) => {
    fault = { how, times, call };
  };
  const behaviourFor = (call: string): Behaviour => {
    if (fault.times === 0 || !call.startsWith(fault.call)) return "well";
    fault.times -= 1;
    return fault.how;
  };
  return { behave, behaviourFor };
}

/** A repeated key repeats the answer for a day; with other parameters it is refused. */
function answersOf(account: Account) {
  const answered = new Map<string, { asked: string; answer: Answer; at: number }>();
  let lastForm: Form = {};
  const to = ({ method = "GET", headers }: IncomingMessage, url: URL, body: string): Answer => {
    account.lapse();
    const form = readForm(body);
    if (method === "POST") lastForm = form;
    const act = () => answerOf(account, { method, url, form });
    const key = headers["idempotency-key"];
    if (typeof key !== "string") return act();
    const asked = `${url.pathname}?${body}`;
    const before = answered.get(key);
    const known = before && account.now() - before.at < A_DAY ? before : undefined;
    if (known && known.asked !== asked) {
      const sentence = "Keys for idempotent requests can only be used with the same parameters.";
      return refused(400, null, sentence, undefined, "idempotency_error");
    }
    if (known) return known.answer;
    const answer = structuredClone(act());
    if (answer.status === 200) answered.set(key, { asked, answer, at: account.now() });
    return answer;
  };
  return { to, lastForm: () => lastForm };
}

function courier(account: Account, secret: string): Actions["deliver"] {
  const accepted = new Set<string>();
  return async (url, input = {}) => {
    account.lapse();
    const parcels = account.events
      .filter(({ id }) => input.again || !accepted.has(id))
      .map((event) => ({ id: event.id, type: event.type, body: bodyOf(event) }));
    const delivered = await deliverAll(url, parcels, input, { secret, seconds: account.now });
    for (const { id, status } of delivered) if (status >= 200 && status < 300) accepted.add(id);
    return delivered;
  };
}

/** For tests in another process: `POST /deeds/pay` with its arguments as a JSON list. */
async function remoteAction(actions: Actions, name: string, body: string, response: ServerResponse): Promise<void> {
  try {
    const actor = actions[name as keyof Actions] as (...args: unknown[]) => unknown;
    respond(response, { status: 200, body: { result: await actor(...JSON.parse(body)) } });
  } catch (error) {
    respond(response, { status: 400, body: { error: String(error) } });
  }
}

const respond = (response: ServerResponse, { status, body }: Answer) => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const drops = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(drops));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
