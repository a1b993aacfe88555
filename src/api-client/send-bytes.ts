import {
  type AdminEndpointKey,
  type CallOptions,
  endpointAddress,
  type ResponseOf,
  readAnswer,
  Unreachable,
} from "./api-client.ts";
import { messages } from "./messages.ts";
import { asAdministrator } from "./use-endpoint.ts";

interface Sending<D extends AdminEndpointKey> extends Pick<CallOptions<D>, "query" | "signal" | "needs"> {
  /** Gets the part of the file that is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends a file to a function that takes bytes, as `call` does. @throws ApiError, Unreachable, or when signed out or ended */
export const sendBytes = <D extends AdminEndpointKey>(
  endpoint: D,
  file: Blob,
  sending: Sending<D> = {},
): Promise<ResponseOf<D>> => asAdministrator((token) => send(endpoint, file, token, sending));

/** By the older way of asking: only it tells how far a file has come. */
function send<D extends AdminEndpointKey>(
  endpoint: D,
  file: Blob,
  token: string,
  { query, signal, onProgress, needs = ["success"] }: Sending<D>,
): Promise<ResponseOf<D>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method, address } = endpointAddress(endpoint, query);
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
    request.onerror = () => reject(new Unreachable(messages.networkError));
    request.onabort = () => reject(new DOMException("Ended", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
