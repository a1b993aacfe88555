import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./exchange-messages.en.ts";

export const messages = inBackOfficeLanguages({ en });
