import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./operator-messages.en.ts";

export const messages = inBackOfficeLanguages({ en });
