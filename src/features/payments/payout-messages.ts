import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/payout-messages.en.ts";
import { messages as et } from "./messages/payout-messages.et.ts";
import { messages as lt } from "./messages/payout-messages.lt.ts";
import { messages as lv } from "./messages/payout-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
