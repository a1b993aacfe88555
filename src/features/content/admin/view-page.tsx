import { ExternalLink, Eye } from "lucide-react";
import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
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
  const answer = useEndpointQuery("GET admin-content-page", { query: { id } });
  return (
    <QueryView
      answer={answer}
      failed={words.openFailed}
      headingLevel={3}
      loading={words.loading}
      skeleton={<SkeletonText lines={8} />}
    >
      {({ data }) => <ContentKind title={data.title} html={data.body} />}
    </QueryView>
  );
}
