import { ApiError } from "#api-client/api-client.ts";
import { messages } from "../kit-messages.ts";

/** What a refusal offers where kits need the product that was to be taken out of the shop: to do it even so. */
export const evenSo = (error: unknown, onPress: () => void) =>
  error instanceof ApiError && error.body.code === "PART_OF_KITS" ? { label: messages.evenSo, onPress } : undefined;
