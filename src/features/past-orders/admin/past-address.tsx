import type { PastAddress } from "../past-order.ts";

/** An address as the file tells it, a part on each line. */
export const PastAddressLines = ({ address }: { address: PastAddress }) => (
  <address className="wrap-anywhere not-italic">
    {[
      address.name,
      address.company,
      address.street,
      `${address.zip} ${address.city}`.trim(),
      address.country,
      address.phone,
    ]
      .filter(Boolean)
      .map((part) => (
        <span key={part} className="block">
          {part}
        </span>
      ))}
  </address>
);
