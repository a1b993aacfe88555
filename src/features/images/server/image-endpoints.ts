import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { flag } from "#shared/parameters.ts";
import { PUBLIC_FOLDER } from "../image-address.ts";
import { MAX_BYTES } from "../image-limits.ts";
import { uploadImage } from "./upload-image.ts";

/** A file that says otherwise is not read. */
export const IMAGE_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
  "application/octet-stream",
];

export const imageEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "admin-images",
    summary: "Takes an image in. One that is not kept and that nothing shows within a day is removed again.",
    access: "administrator",
    query: z.object({
      name: z.string().trim().max(200).default("").describe("what the file is called"),
      keep: flag("false").describe("true: it stays although nothing shows it"),
    }),
    bytes: {
      limit: MAX_BYTES,
      types: IMAGE_TYPES,
    },
    answer: z.object({
      filePath: z.string(),
      publicUrl: z.string(),
      width: z.int(),
      height: z.int(),
      known: z.boolean().describe("the same file was there already"),
    }),
    handle: async ({ query, file, caller }) => {
      const upload = { name: query.name, kept: query.keep };
      const { path, width, height, isKnown: known } = await uploadImage(shop, await file(), actorOf(caller), upload);
      return { filePath: path, publicUrl: PUBLIC_FOLDER + path, width, height, known };
    },
  }),
];
