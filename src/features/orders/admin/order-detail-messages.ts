import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./order-detail-messages.en.ts";

export const messages = inBackOfficeLanguages({ en });
