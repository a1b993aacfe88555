import { ExternalLink, Eye } from "lucide-react";
import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loading, SkeletonText } from "#ui/skeleton.tsx";
import { messages } from "./messages.ts";
import { ContentKind } from "./preview.tsx";

const { pages: words } = messages;

type PageRow = ResponseOf<"GET admin-content">["data"][number];

/** Shows a page of any status as it will look; a published one can be opened in the shop from there. */
export function ViewPage({ page }: { page: PageRow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={words.preview}
      width="wide"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="icon-small" aria-label={`${words.view} ${page.title}`}>
          <Eye aria-hidden="true" className="size-4" />
        </Button>
      }
      footer={
        page.status === "published" && (
          <Button asChild variant="secondary">
            <a href={`/pages/${page.slug}`} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" className="size-4" />
              {words.openInShop}
            </a>
          </Button>
        )
      }
    >
      <Body id={page.id} />
    </Dialog>
  );
}

function Body({ id }: { id: string }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-content-page", { query: { id } });
  if (data) return <ContentKind title={data.data.title} html={data.data.body} />;
  if (error) return <ErrorView headingLevel={3} title={words.openFailed} error={error} onRetry={refetch} />;
  return (
    <Loading label={words.loading}>
      <SkeletonText lines={8} />
    </Loading>
  );
}
