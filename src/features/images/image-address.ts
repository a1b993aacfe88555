/** Where the store's images are shown from. */
export const PUBLIC_FOLDER = "/storage/v1/object/public/product-images/";

type ImageAddress =
  | { kind: "stored"; path: string }
  | { kind: "remote" | "data"; address: string }
  | { kind: "placeholder" | "unknown" };

const DATA = /^data:image\/(jpeg|png|webp|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** What an entry of `image` is: in the store, elsewhere, carried along, or a stand-in that shows no product. */
export function imageAddress(entry: string): ImageAddress {
  if (entry.startsWith("data:")) return DATA.test(entry) ? { kind: "data", address: entry } : { kind: "unknown" };
  const isRemote = /^https?:\/\//.test(entry);
  if (isRemote && !(URL.canParse(entry) && entry.length <= 2_000)) return { kind: "unknown" };
  const path = isRemote ? new URL(entry).pathname : entry;
  if (/(^|\/)placeholder[^/]*$/.test(path)) return { kind: "placeholder" };
  const own = path.indexOf(PUBLIC_FOLDER);
  if (own >= 0) return { kind: "stored", path: path.slice(own + PUBLIC_FOLDER.length) };
  return isRemote ? { kind: "remote", address: entry } : { kind: "stored", path };
}
