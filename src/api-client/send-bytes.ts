import {
  type AdminDoor,
  type AnswerOf,
  doorAddress,
  NETWORK_ERROR,
  type Question,
  readAnswer,
  Unreachable,
} from "./api-client.ts";
import { asAdministrator } from "./use-endpoint.ts";

interface Sending<D extends AdminDoor> extends Pick<Question<D>, "query" | "signal" | "needs"> {
  /** Told how much of the file is on its way, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends a file to a function that takes bytes, as `ask` does. @throws Refused, Unreachable, or when signed out or ended */
export const sendBytes = <D extends AdminDoor>(door: D, file: Blob, sending: Sending<D> = {}): Promise<AnswerOf<D>> =>
  asAdministrator((token) => send(door, file, token, sending));

/** By the older way of asking: only it tells how far a file has come. */
function send<D extends AdminDoor>(
  door: D,
  file: Blob,
  token: string,
  { query, signal, onProgress, needs = ["success"] }: Sending<D>,
): Promise<AnswerOf<D>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method, address } = doorAddress(door, query);
    request.open(method, address);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText: text } = request;
      try {
        resolve(readAnswer<D>({ status, text, retryAfter: request.getResponseHeader("retry-after") }, needs));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new Unreachable(NETWORK_ERROR));
    request.onabort = () => reject(new DOMException("Ended", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
