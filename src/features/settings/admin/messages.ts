import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages.en.ts";

export const messages = inBackOfficeLanguages({ en });
