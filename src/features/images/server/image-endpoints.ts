import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { imageAddress, PUBLIC_FOLDER } from "../image-address.ts";
import { MAX_BYTES } from "../image-limits.ts";
import { messages } from "../messages.ts";
import { removeUnshown } from "./remove-images.ts";
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
      keep: z.enum(["true", "false"]).default("false").describe("true: it stays although nothing shows it"),
    }),
    bytes: {
      limit: MAX_BYTES,
      types: IMAGE_TYPES,
    },
    answer: z.object({
      success: z.literal(true),
      filePath: z.string(),
      publicUrl: z.string(),
      width: z.int(),
      height: z.int(),
    }),
    handle: async ({ query, bytes, caller }) => {
      const upload = { name: query.name, kept: query.keep === "true" };
      const { path, width, height } = await uploadImage(shop, bytes, actorOf(caller), upload);
      return { success: true as const, filePath: path, publicUrl: PUBLIC_FOLDER + path, width, height };
    },
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-images",
    summary: "Removes an image that nothing shows, by its path.",
    access: "administrator",
    query: z.object({ path: z.string().min(1).max(500) }),
    answer: z.object({ success: z.literal(true) }),
    handle: async ({ query, caller }) => {
      const address = imageAddress(query.path);
      const path = address.kind === "stored" ? address.path : "";
      const actor = actorOf(caller);
      if (!(await removeUnshown(shop, path, actor))) throw new AppError("conflict", messages.stillShown);
      return { success: true as const };
    },
  }),
];
