import { lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Where a reading may go. Every address is judged where the connection is made, so no name can lead elsewhere later. */
export interface Reach {
  protocols: readonly string[];
  isAllowed(address: string): boolean;
}

const OPEN_INTERNET: Reach = { protocols: ["https:"], isAllowed: isPublicAddress };

/** For what was always public, such as an image: http too. */
export const OPEN_WEB: Reach = { protocols: ["https:", "http:"], isAllowed: isPublicAddress };

interface Input {
  maxBytes: number;
  /** For all of it, redirects included. */
  timeoutMs: number;
  /** Matched against the type the server names. */
  contentType: RegExp;
  /** What is asked for; JSON without it. */
  accept?: string;
  reach?: Reach;
}

/** Why a remote file was not read, as a sentence. */
export class RemoteFailure extends Error {
  /** The host did not answer at all, or not in time. */
  readonly isSilent: boolean;
  constructor(message: string, isSilent = false) {
    super(message);
    this.isSilent = isSilent;
  }
}

const MAX_REDIRECTS = 3;

/** Reads a text from elsewhere, within limits of place, time and size. @throws RemoteFailure */
export const readRemote = async (address: string, input: Input): Promise<string> =>
  (await readRemoteBytes(address, input)).toString("utf8");

/** The same for a file of any kind. @throws RemoteFailure */
export async function readRemoteBytes(address: string, input: Input): Promise<Buffer> {
  const signal = AbortSignal.timeout(input.timeoutMs);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await call(url, input, signal);
      const next = redirectOf(answer);
      if (next === null) return await bytesOf(answer, input);
      answer.destroy();
      url = new URL(next, url);
    }
  } catch (error) {
    throw signal.aborted
      ? new RemoteFailure(`did not arrive within ${input.timeoutMs / 1000} s`, true)
      : asFailure(error);
  }
  throw new RemoteFailure(`is redirected more than ${MAX_REDIRECTS} times`);
}

function call(url: URL, input: Input, signal: AbortSignal): Promise<IncomingMessage> {
  const { reach = OPEN_INTERNET, accept = "application/json" } = input;
  if (!reach.protocols.includes(url.protocol))
    throw new RemoteFailure(`is asked for over ${url.protocol.slice(0, -1)}`);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An address in numbers is connected to without being looked up.
  if (isIP(host) !== 0 && !reach.isAllowed(host)) throw notPublic();
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = { accept, "accept-encoding": "identity", "user-agent": "Aurelle-shop/1" };
    const asked = request(url, { signal, headers, lookup: lookupWithin(reach), agent: false }, resolve);
    asked.once("error", reject);
    asked.end();
  });
}

const lookupWithin =
  (reach: Reach): LookupFunction =>
  (host, options, answer) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, "");
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !reach.isAllowed(address))) return answer(notPublic(), "");
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    });

const notPublic = () => new RemoteFailure("is not on the open internet");

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return statusCode >= 301 && statusCode <= 308 && headers.location ? headers.location : null;
}

async function bytesOf(answer: IncomingMessage, { maxBytes, contentType }: Input): Promise<Buffer> {
  const { statusCode, headers } = answer;
  try {
    if (statusCode !== 200) throw new RemoteFailure(`is answered with ${statusCode}`);
    if (!contentType.test(headers["content-type"] ?? ""))
      throw new RemoteFailure(`has the type ${headers["content-type"] ?? "of nothing"}`);
    if (headers["content-encoding"] && headers["content-encoding"] !== "identity")
      throw new RemoteFailure(`comes packed as ${headers["content-encoding"]}`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new RemoteFailure(`is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}

function asFailure(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return new RemoteFailure(`cannot be reached (${code ?? message})`, true);
}
