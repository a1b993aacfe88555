/** Paths are relative with `/` between parts, such as `products/3f1c….webp`. A path that leaves the store is refused. */
export interface Files {
  /** Never overwrites. @throws AppError "conflict" if the path is taken, "invalid" for an invalid path. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** null if there is no such file. */
  read(path: string): Promise<{ bytes: Uint8Array; contentType: string } | null>;
  exists(path: string): Promise<boolean>;
  /** Removing a missing file is no error. */
  remove(path: string): Promise<void>;
  /** All finished files. One that is added or removed meanwhile may be missing or included. */
  paths(): AsyncIterable<string>;
}
