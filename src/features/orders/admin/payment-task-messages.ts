import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./payment-task-messages.en.ts";

export const messages = inBackOfficeLanguages({ en });
