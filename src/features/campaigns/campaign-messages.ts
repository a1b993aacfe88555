import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./campaign-messages.en.ts";

export const messages = inBackOfficeLanguages({ en });
