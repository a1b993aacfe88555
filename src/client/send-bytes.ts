import { asAdministrator } from "./ask.ts";
import { type AnswerOf, type Door, doorAddress, type QueryOf, Refused, Unreachable } from "./functions-client.ts";

interface Sending<D extends Door> {
  query?: QueryOf<D>;
  signal?: AbortSignal;
  /** Told how much of the file is on its way, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends a file to a function that takes bytes, as `ask` does. @throws Refused, Unreachable, or when signed out or ended */
export const sendBytes = <D extends Door>(door: D, file: Blob, sending: Sending<D> = {}): Promise<AnswerOf<D>> =>
  asAdministrator((token) => send(door, file, token, sending));

/** By the older way of asking: only it tells how far a file has come. */
function send<D extends Door>(
  door: D,
  file: Blob,
  token: string,
  { query, signal, onProgress }: Sending<D>,
): Promise<AnswerOf<D>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method, address } = doorAddress(door, query);
    request.open(method, address);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status === 200 && body) resolve(body as AnswerOf<D>);
      else if (request.status === 200) reject(new Unreachable("Upload returned no data"));
      else reject(new Refused(request.status, (body as Refused["body"]) ?? {}));
    };
    request.onerror = () => reject(new Unreachable("Network error. Please try again."));
    request.onabort = () => reject(new DOMException("Ended", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
