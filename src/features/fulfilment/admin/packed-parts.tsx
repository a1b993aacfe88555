/** What to put into the parcel for a kit: all pieces of each part. */
export const PackedParts = ({ parts }: { parts: readonly { sku: string; name: string; quantity: number }[] }) =>
  parts.length > 0 && (
    <ul className="mt-1 grid gap-1 text-sm">
      {parts.map(({ sku, name, quantity }) => (
        <li key={sku} className="wrap-anywhere">
          <span className="figures font-semibold">{quantity} ×</span> {name}{" "}
          <span className="figures inline-block max-w-full text-xs break-all text-stone">{sku}</span>
        </li>
      ))}
    </ul>
  );
