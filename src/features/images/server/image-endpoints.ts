import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { imageAddress, PUBLIC_FOLDER } from "../image-address.ts";
import { MAX_BYTES } from "../image-limits.ts";
import { messages } from "../messages.ts";
import { storedImages } from "./image-library.ts";
import { removeUnshown } from "./remove-images.ts";
import { uploadImage } from "./upload-image.ts";

export const imageEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-image-library",
    summary: "Lists the images of the shop's storage, 24 a page, the newest first.",
    access: "administrator",
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    answer: z.object({
      success: z.literal(true),
      images: z.array(z.object({ path: z.string(), src: z.string(), thumbnail: z.string(), alt: z.string() })),
      hasMore: z.boolean(),
    }),
    handle: async ({ query }) => ({ success: true as const, ...(await storedImages(shop.db, query.page)) }),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-images",
    summary: "Takes an image in. One that nothing shows within a day is removed again.",
    access: "administrator",
    bytes: {
      limit: MAX_BYTES,
      types: ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif", "application/octet-stream"],
    },
    answer: z.object({
      success: z.literal(true),
      filePath: z.string(),
      publicUrl: z.string(),
      width: z.int(),
      height: z.int(),
    }),
    handle: async ({ bytes, caller }) => {
      const { path, width, height } = await uploadImage(shop, bytes, actorOf(caller));
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
