import { useState } from "react";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { optionsOf } from "#backoffice/filtered-list.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { Badge } from "#ui/badge.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { Image } from "#ui/image.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { toast } from "#ui/toast.ts";
import { focusEnd, type MediaImage } from "../media.ts";
import { messages } from "../media-messages.ts";
import { titleOf } from "./image-title.ts";
import { MediaEditor } from "./media-editor.tsx";
import { MediaPages } from "./media-pages.tsx";
import { uploadFailure } from "./upload-failure.ts";
import { uploadImage } from "./upload-image.ts";

const NO_FILTERS = { search: "", show: "" };

/** Every image of the shop: found by its name, edited, replaced, and deleted where nothing shows it. */
export function Media() {
  const { filters, change } = useAddressFilters(NO_FILTERS);
  const [opened, setOpened] = useState<string | null>(null);
  const isUnused = filters.show === "unused";
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead}>
        <UploadMany onShow={setOpened} />
      </PageHead>
      <FilterBar
        label={messages.filters}
        search={{
          label: messages.search,
          placeholder: messages.searchHint,
          value: filters.search,
          onSearch: (search) => change({ search }),
        }}
        selects={[
          {
            label: messages.show,
            options: optionsOf(messages.shows),
            value: filters.show,
            onSelect: (show) => change({ show }),
          },
        ]}
      />
      <MediaPages
        search={filters.search}
        isUnused={isUnused}
        className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6"
        tile={(image) => <Tile image={image} onOpen={() => setOpened(image.path)} />}
      />
      {opened && <MediaEditor path={opened} isLibrary onClose={() => setOpened(null)} />}
    </>
  );
}

function Tile({ image, onOpen }: { image: MediaImage; onOpen: () => void }) {
  const { thumbnail, use_count: count, focus, goes_after: goes } = image;
  const { timeZone } = useStore().settings;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex size-full flex-col rounded-sm border border-beige bg-paper text-left hover:border-espresso"
    >
      <Image src={thumbnail + focusEnd(focus)} alt="" width={4} height={5} className="aspect-4/5 w-full rounded-t-sm" />
      <span className="grid gap-1 p-2 text-xs">
        <span className="line-clamp-2 min-h-[2lh] wrap-anywhere">{titleOf(image)}</span>
        {count === 0 ? (
          <>
            <Badge tone="outline" className="justify-self-start">
              {messages.unused}
            </Badge>
            {goes && <span className="text-stone">{messages.goes(shortDateIn(timeZone, goes))}</span>}
          </>
        ) : (
          <span className="text-stone">{messages.used(count)}</span>
        )}
      </span>
    </button>
  );
}

/** One file after the other; what was refused is named with its reason, and the others stay. What was there already can be shown. */
function UploadMany({ onShow }: { onShow: (path: string) => void }) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const upload = useEndpointMutation((file: File) => uploadImage(file, { keep: true }), ["admin-media"]);
  const take = async (files: readonly File[]) => {
    const failures: string[] = [];
    const known: string[] = [];
    for (const [done, file] of files.entries()) {
      setProgress({ done: done + 1, count: files.length });
      try {
        const { entry, isKnown } = await upload.mutateAsync(file);
        if (isKnown) known.push(entry);
      } catch (error) {
        failures.push(`${messages.notUploaded(file.name)}: ${uploadFailure(error).reason}`);
      }
    }
    setProgress(null);
    setRefused(failures);
    const arrived = files.length - failures.length - known.length;
    if (arrived > 0) toast({ title: messages.uploaded(arrived), tone: "success" });
    const [first] = known;
    if (first)
      toast({
        title: messages.known(known.length),
        action: { label: messages.showKnown, onPress: () => onShow(first) },
      });
  };
  return (
    <>
      <FileButton
        label={messages.upload}
        accept="image/*"
        multiple
        variant="primary"
        busy={progress !== null}
        busyLabel={progress ? messages.uploading(progress.done, progress.count) : undefined}
        onFiles={(files) => void take(files)}
      >
        {messages.upload}
      </FileButton>
      {refused.length > 0 && (
        <Notice tone="danger" live className="basis-full">
          {refused.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
