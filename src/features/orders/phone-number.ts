import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** With its dialling code, such as +37251234567 (decision 16). */
export const isPhoneNumber = (phone: string): boolean => parsePhoneNumberFromString(phone)?.isValid() ?? false;

/** As people write it: `+372 5123 4567`. A masked one stays as it is. */
export const phoneInWords = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
