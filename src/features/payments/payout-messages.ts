import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./payout-messages.en.ts";
import { messages as et } from "./payout-messages.et.ts";
import { messages as lt } from "./payout-messages.lt.ts";
import { messages as lv } from "./payout-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
