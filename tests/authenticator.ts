import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Options {
  challenge?: string;
  origin: string;
  /** Where the passkey belongs; else the origin's host. */
  party?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** A passkey in software (ES256), which answers as a browser does and lies where a test asks for it. */
export function anAuthenticator({ idBytes = 32 } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(idBytes);
  let userHandle = "";
  const lies = { isVerified: true, counter: 0 };

  const authenticatorData = (party: string, flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter);
    const bits = flags | USER_PRESENT | (lies.isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(party), Buffer.from([bits]), counter, rest]);
  };
  const clientData = (type: string, { challenge, origin }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };
  const partyOf = ({ party, origin }: Options) => party ?? new URL(origin).hostname;

  return {
    id: credential.id,
    lies,
    /** What `navigator.credentials.create()` answers. */
    make: (asked: Options & { user: { id: string } }) => {
      userHandle = asked.user.id;
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const made = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = new Uint8Array(authenticatorData(partyOf(asked), HAS_CREDENTIAL, made));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", asked).toString("base64url"),
          attestationObject: Buffer.from(attestationObject).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** What `navigator.credentials.get()` answers. */
    show: (asked: Options) => {
      const data = authenticatorData(partyOf(asked), 0);
      const client = clientData("webauthn.get", asked);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle,
        },
      };
    },
  };
}
