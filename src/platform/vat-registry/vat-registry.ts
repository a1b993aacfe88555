/** What a register of VAT numbers says about one. */
export interface VatNumberAnswer {
  isValid: boolean;
  /** Proves to a tax authority that the number was asked for; null where none was given. */
  consultationNumber: string | null;
  /** As far as its member state tells. */
  name: string | null;
  address: string | null;
}

/** No answer: the number may be valid or not. */
export class VatRegistryUnavailable extends Error {}

/** The registry refuses our own number, in whose name it is asked, and so answers about none until that is corrected. */
export class RequesterRefused extends VatRegistryUnavailable {}

/** The VAT numbers of businesses in the European Union. Numbers are as in `DE123456789`, with EL for Greece. */
export interface VatRegistry {
  /** `requester` is our own number. @throws VatRegistryUnavailable, or RequesterRefused */
  check(number: string, requester: string): Promise<VatNumberAnswer>;
}
