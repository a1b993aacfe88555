import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { MAX_BYTES } from "../image-limits.ts";
import { mediaChange, mediaImage } from "../media.ts";
import { messages } from "../messages.ts";
import { changedMeanwhile, changeMedia, type ReplaceImage, replaceImage, undoReplacement } from "./change-media.ts";
import { IMAGE_TYPES } from "./image-endpoints.ts";
import { listMedia, mediaOf } from "./media-queries.ts";
import { removeUnshown } from "./remove-images.ts";

const ofImage = z.object({ path: z.string().min(1).max(500) });
const answer = z.object({ data: mediaImage });

/** `places` put one image in the place of another, each in what its feature shows. */
export const mediaEndpoints = (shop: AppContext, places: readonly ReplaceImage[]) => [
  defineEndpoint({
    method: "GET",
    name: "admin-media",
    summary: "Lists the images of the shop's storage, 24 a call, the newest first, with what shows them.",
    access: "administrator",
    query: z.object({
      search: z.string().trim().max(200).optional(),
      unused: z
        .literal("true")
        .transform(() => true)
        .optional(),
      after: z
        .string()
        .regex(/^\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        .optional()
        .describe("`next` of the call before"),
    }),
    answer: z.object({ images: z.array(mediaImage), next: z.string().nullable() }),
    handle: ({ query }) => listMedia(shop.db, query),
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-media-image",
    summary: "An image of the shop's storage, with what shows it.",
    access: "administrator",
    query: ofImage,
    answer,
    handle: ({ query }) => found(shop, query.path),
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-media",
    summary: "Changes the name, alternative text or focus of an image, of which `version` was seen.",
    access: "administrator",
    query: ofImage,
    body: mediaChange.extend({ version: z.int() }),
    answer,
    handle: async ({ query, body: { version, ...change }, caller }) => {
      await changeMedia(shop, { path: query.path, version }, change, actorOf(caller));
      return found(shop, query.path);
    },
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-media",
    summary: "Deletes an image that nothing shows.",
    access: "administrator",
    query: ofImage,
    handle: async ({ query, caller }) => {
      if (await removeUnshown(shop, query.path, actorOf(caller))) return;
      const image = await mediaOf(shop.db, query.path);
      if (image && image.path !== query.path) throw changedMeanwhile();
      throw image
        ? new AppError("conflict", messages.inUse(image.use_count))
        : new AppError("not-found", messages.gone);
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-media-replacement",
    summary: "Puts another file in place of an image, everywhere it is shown. Its old address goes on answering.",
    access: "administrator",
    query: ofImage,
    bytes: { limit: MAX_BYTES, types: IMAGE_TYPES },
    answer,
    handle: async ({ query, file, caller }) =>
      found(shop, await replaceImage(shop, query.path, await file(), places, actorOf(caller))),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-media-replacement",
    summary: "Puts the file back that was replaced last, everywhere the image is shown; for 30 days.",
    access: "administrator",
    query: ofImage,
    answer,
    handle: async ({ query, caller }) => found(shop, await undoReplacement(shop, query.path, places, actorOf(caller))),
  }),
];

async function found({ db }: AppContext, path: string) {
  const data = await mediaOf(db, path);
  if (!data) throw new AppError("not-found", messages.gone);
  return { data };
}
