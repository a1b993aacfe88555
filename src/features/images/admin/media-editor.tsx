import { Languages } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ApiError } from "#api-client/api-client.ts";
import { sendBytes } from "#api-client/send-bytes.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { failureToast } from "#backoffice/failure-toast.ts";
import { TRANSLATION_LANGUAGES } from "#features/translations/translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useDiscardQuestion } from "#ui/discard-question.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { editingUpon, isSameDraft, type MediaDraft, type MediaImage, mediaDraftOf } from "../media.ts";
import { messages } from "../media-messages.ts";
import { FocusPicker } from "./focus-picker.tsx";
import { titleOf } from "./image-title.ts";
import { MediaUses } from "./media-uses.tsx";
import { ReplaceImage } from "./replace-image.tsx";

/** Answers that show an image, but for its own. */
const SHOWN = ["admin-media", "admin-products", "admin-product"] as const;
const [FIRST_TRANSLATION] = TRANSLATION_LANGUAGES;

interface MediaEditorProps {
  path: string;
  /** What is read out where there is no alternative text, such as the product's name. */
  otherwise?: string | undefined;
  /** Whether the image itself can be replaced and deleted here. */
  isLibrary?: boolean;
  onClose: () => void;
}

/** What is said of an image, and which point of it stays in view. */
export function MediaEditor(props: MediaEditorProps) {
  const [path, setPath] = useState(props.path);
  const { data, error, refetch } = useEndpointQuery("GET admin-media-image", { query: { path } }, { staleTime: 0 });
  if (data) return <Editor image={data.data} onReplaced={setPath} {...props} />;
  return (
    <Dialog open onOpenChange={props.onClose} title={messages.title}>
      {error ? (
        <ErrorView title={messages.loadFailed} error={error} onRetry={refetch} />
      ) : (
        <Loading label={messages.loading}>
          <Skeleton className="h-72 w-full" />
        </Loading>
      )}
    </Dialog>
  );
}

interface EditorProps extends MediaEditorProps {
  image: MediaImage;
  onReplaced: (path: string) => void;
}

function Editor({ image, otherwise, isLibrary = false, onClose, onReplaced }: EditorProps) {
  const [editing, setEditing] = useState({ seen: image, draft: mediaDraftOf(image) });
  const upon = editingUpon(editing, image);
  if (upon !== editing) setEditing(upon);
  const { seen, draft } = upon;
  const { path, version } = seen;
  const setDraft = (draft: MediaDraft) => setEditing((before) => ({ ...before, draft }));
  const isDirty = !isSameDraft(draft, seen);
  const { ask, dismiss, question } = useDiscardQuestion(() => isDirty, onClose);
  const navigate = useNavigate();
  /** A link leads away from what is typed only when that may go; in a tab of its own it leads nowhere away. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isDirty || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    ask(() => void navigate(pathname + search));
  };
  const failed = (error: unknown) => void failureToast(messages.failed, error);
  const save = useEndpointMutation(
    () => call("PATCH admin-media", { query: { path }, body: { ...draft, version } }),
    [...SHOWN, "admin-media-image"],
  );
  /** Somebody else has saved it meanwhile: what is typed stays, and the next save is upon theirs. */
  const refused = async (error: unknown) => {
    failed(error);
    if (!(error instanceof ApiError && error.body.code === "VERSION_CONFLICT")) return;
    const { data } = await call("GET admin-media-image", { query: { path } });
    setEditing((before) => editingUpon(before, data, true));
    onReplaced(data.path);
  };
  const replace = useEndpointMutation(
    // The old path has no answer any more.
    (file: File) => sendBytes("POST admin-media-replacement", file, { query: { path } }),
    SHOWN,
  );
  const undo = useEndpointMutation(
    (replaced: string) => call("DELETE admin-media-replacement", { query: { path: replaced } }),
    SHOWN,
  );
  const [file, setFile] = useState<File | null>(null);
  // Awaited, for the dialog may be gone by the time it is done.
  const replaceBy = async (chosen: File) => {
    try {
      const { data } = await replace.mutateAsync(chosen);
      const action = { label: uiMessages.undo, onPress: () => void putBack(data.path) };
      toast({ title: messages.replaced, description: image.name, tone: "success", action });
      onReplaced(data.path);
    } catch (error) {
      await refused(error).catch(failed);
    }
    setFile(null);
  };
  const putBack = async (replaced: string) => {
    try {
      const { data } = await undo.mutateAsync(replaced);
      toast({ title: messages.putBack, description: image.name, tone: "success" });
      onReplaced(data.path);
    } catch (error) {
      failed(error);
    }
  };
  const remove = useEndpointMutation(() => call("DELETE admin-media", { query: { path } }), ["admin-media"]);
  const done = (title: string) => {
    toast({ title, description: image.name, tone: "success" });
    onClose();
  };
  // Instead of the dialog, not above it; what is typed there stays.
  if (file)
    return (
      <ReplaceImage
        image={image}
        file={file}
        busy={replace.isPending}
        onCancel={() => setFile(null)}
        onConfirm={() => void replaceBy(file)}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={dismiss}
      width="wide"
      title={titleOf(image)}
      description={messages.size(image.width, image.height, Math.round(image.bytes / 1000))}
      footer={
        <>
          <Button variant="secondary" onClick={() => dismiss(false)}>
            {messages.close}
          </Button>
          <Button
            busy={save.isPending}
            busyLabel={uiMessages.saving}
            onClick={() =>
              void save
                .mutateAsync(undefined)
                .then(() => done(messages.saved), refused)
                .catch(failed)
            }
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <FocusPicker src={image.src} focus={draft.focus} onChange={(focus) => setDraft({ ...draft, focus })} />
        <div className="grid gap-4">
          <TextArea
            label={messages.alt}
            hint={messages.altHint}
            rows={2}
            placeholder={otherwise}
            maxLength={300}
            value={draft.alt}
            onChange={({ target }) => setDraft({ ...draft, alt: target.value })}
          />
          {image.alt && !isDirty ? (
            <Button asChild variant="quiet" size="small" className="-ml-4 justify-self-start">
              <Link to={`/admin/translations/image/${image.id}/${FIRST_TRANSLATION}`}>
                <Languages aria-hidden="true" className="size-4" />
                {messages.translate}
              </Link>
            </Button>
          ) : (
            <p className="text-sm text-stone">{messages.translateHint}</p>
          )}
          <TextField
            label={messages.name}
            hint={messages.nameHint}
            maxLength={200}
            value={draft.name}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
          <MediaUses image={image} onFollow={follow} />
          {isLibrary && (
            <div className="flex flex-wrap gap-2">
              <FileButton
                label={messages.replace}
                accept="image/*"
                size="small"
                onFiles={([chosen]) => chosen && setFile(chosen)}
              >
                {messages.replace}
              </FileButton>
              {image.use_count === 0 && (
                <ConfirmDialog
                  title={messages.removeAsk(titleOf(image))}
                  description={messages.removeText}
                  confirmLabel={messages.remove}
                  onConfirm={() => void remove.mutateAsync(undefined).then(() => done(messages.removed), failed)}
                  trigger={
                    <Button variant="quiet" size="small" busy={remove.isPending}>
                      {messages.remove}
                    </Button>
                  }
                />
              )}
              <p className="basis-full text-sm text-stone">{messages.replaceHint}</p>
            </div>
          )}
        </div>
      </div>
      {question}
    </Dialog>
  );
}
