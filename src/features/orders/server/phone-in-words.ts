import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** As people write it: `+372 5123 4567`. A masked one stays as it is. */
export const phoneInWords = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
