import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { callEndpoint } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { messages } from "./messages.ts";

const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/;

/** Whether this browser has passkeys and the shop an address they can belong to. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !IP_ADDRESS.test(window.location.hostname);

/**
 * Asks for the passkey of somebody who signs in. With `offers` it waits until one is picked among the stored passwords, if that is
 * still wanted once the shop has answered: it would end what asks meanwhile.
 */
export async function showPasskey({ offers }: { offers?: () => boolean } = {}) {
  const { options } = await callEndpoint("POST admin-passkey-sign-in", { body: { action: "begin" } });
  if (offers && !offers()) throw new Error("Another passkey is asked for");
  return startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: offers !== undefined,
  }).catch(tellWhy);
}

/** Makes a passkey on this device and keeps it under a name. */
export async function makePasskey(name: string, password: string): Promise<void> {
  const { options } = await call("POST admin-passkeys", { body: { action: "begin", password } });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(tellWhy);
  await call("POST admin-passkeys", { body: { action: "add", name, response } });
}

/** The browser's own sentences are for programmers. */
function tellWhy(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") throw new Error(messages.passkeys.exists);
  throw new Error(messages.passkeys.notUsed, { cause: error });
}
