/** Paths are relative, `/` between parts, such as `products/3f1c….webp`; nothing that leaves the store is accepted. */
export interface Files {
  /** Never overwrites: @throws AppError "conflict" where the path is taken, "invalid" for a path that is none. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** null where there is no such file. */
  read(path: string): Promise<{ bytes: Uint8Array; contentType: string } | null>;
  exists(path: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>;
  /** All finished files; of those that come or go meanwhile, each may be among them or not. */
  paths(): AsyncIterable<string>;
}
