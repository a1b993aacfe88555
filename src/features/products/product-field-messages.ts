import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./product-field-messages.en.ts";

export const messages = inBackOfficeLanguages({ en });
