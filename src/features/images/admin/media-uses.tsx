import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import type { MediaImage, UseKind } from "../media.ts";
import { messages } from "../media-messages.ts";

type Use = MediaImage["uses"][number];

const ADDRESSES: Record<UseKind, (use: Use) => string> = {
  product: ({ id, sku }) => `/admin/products?${new URLSearchParams({ search: sku ?? "", show: "all", edit: id })}`,
  "blog-post": ({ id }) => `/admin/blog/${id}`,
  "content-page": ({ id }) => `/admin/content/${id}`,
  collection: ({ id }) => `/admin/collections/${id}`,
  campaign: ({ id }) => `/admin/emails/campaigns/${id}`,
  policy: () => "/admin/policies",
};

interface MediaUsesProps {
  image: MediaImage;
  /** Of a link. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The places that show an image, as links. */
export function MediaUses({ onFollow, image: { uses, use_count: count, goes_after: goes } }: MediaUsesProps) {
  const { timeZone } = useStore().settings;
  return (
    <section aria-label={messages.where} className="grid gap-1 text-sm">
      <h3 className="font-medium">{messages.where}</h3>
      {count === 0 && (
        <p className="text-stone">{goes ? messages.goesText(shortDateIn(timeZone, goes)) : messages.notUsed}</p>
      )}
      <ul className="grid gap-1 empty:hidden">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`} className="wrap-anywhere">
            <span className="text-stone">{messages.kinds[use.kind]}</span>{" "}
            <Link to={ADDRESSES[use.kind](use)} onClick={onFollow} className="link">
              {use.title}
            </Link>
          </li>
        ))}
      </ul>
      {uses.some(({ kind }) => kind !== "product") && <p className="text-stone">{messages.textsKeep}</p>}
      {count > uses.length && <p className="text-stone">{messages.andMore(count - uses.length)}</p>}
    </section>
  );
}
