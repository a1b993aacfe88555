import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { Button } from "#ui/button.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { MediaImage } from "../media.ts";
import { messages } from "../media-messages.ts";

interface MediaPagesProps {
  search: string;
  isUnused?: boolean;
  className: string;
  tile: (image: MediaImage) => ReactNode;
}

/** The images of the library, 24 more at a time. Another search begins anew. */
export const MediaPages = (props: MediaPagesProps) => (
  <Pages key={`${props.search} ${props.isUnused === true}`} {...props} />
);

function Pages({ className, ...props }: MediaPagesProps) {
  const [more, setMore] = useState(0);
  return (
    <ul aria-label={messages.list} className={className}>
      <Page {...props} after={undefined} more={more} onMore={() => setMore(more + 1)} />
    </ul>
  );
}

interface PageProps extends Omit<MediaPagesProps, "className"> {
  after: string | undefined;
  /** So many pages are shown below this one. */
  more: number;
  onMore: () => void;
}

/** With the pages below it: each begins where the one above it ends now. */
function Page(props: PageProps) {
  const { search, isUnused = false, tile, after, more, onMore } = props;
  const { data, error, refetch } = useEndpointQuery("GET admin-media", {
    query: { search: search.slice(0, 200), after, ...(isUnused ? { unused: "true" } : {}) },
  });
  const first = useRef<HTMLLIElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    // The button that brought them is gone; in a dialog its focus is with the dialog meanwhile.
    if (after && isHere && document.activeElement?.matches("body, [role=dialog]"))
      first.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [after, isHere]);
  if (!data)
    return (
      <li className="col-span-full">
        {error ? (
          <ErrorView title={messages.loadFailed} error={error} onRetry={refetch} />
        ) : (
          <Loading label={messages.loading}>
            <Skeleton className="h-32 w-full" />
          </Loading>
        )}
      </li>
    );
  const { images, next } = data;
  return (
    <>
      {images.map((image, place) => (
        <li key={image.id} ref={place === 0 ? first : undefined} className="min-w-0">
          {tile(image)}
        </li>
      ))}
      {!after && images.length === 0 && (
        <li className="col-span-full text-sm text-stone">{search || isUnused ? messages.nothing : messages.none}</li>
      )}
      {next && more > 0 && <Page {...props} after={next} more={more - 1} />}
      {next && more === 0 && (
        <li className="col-span-full py-2 text-center">
          <Button variant="secondary" size="small" onClick={onMore}>
            {messages.more}
          </Button>
        </li>
      )}
    </>
  );
}
