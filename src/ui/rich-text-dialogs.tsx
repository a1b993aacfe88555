import type { Editor } from "@tiptap/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { isImageAddress, linkAddress } from "#shared/body-address.ts";
import { Button } from "./button.tsx";
import { FormDialog } from "./form-dialog.tsx";
import type { ImageSource } from "./image-source.ts";
import { messages } from "./office-messages.ts";
import { TextField } from "./text-field.tsx";

interface AskProps {
  editor: Editor;
  onClose: () => void;
}

/** The link at the caret, or a new one around what is selected. */
export function LinkDialog({ editor, onClose }: AskProps) {
  const before: string = editor.getAttributes("link").href ?? "";
  const [problem, setProblem] = useState<string>();
  const submit = (form: FormData) => {
    const href = linkAddress(String(form.get("href")));
    if (!href) return setProblem(messages.addressProblem);
    const chain = editor.chain().focus();
    const isBare = editor.state.selection.empty && !before;
    if (isBare) chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.extendMarkRange("link").setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <Ask
      title={messages.link}
      confirm={messages.setLink}
      onSubmit={submit}
      onClose={onClose}
      more={
        before && (
          <Button variant="quiet" onClick={remove} className="sm:mr-auto">
            {messages.removeLink}
          </Button>
        )
      }
    >
      <TextField
        label={messages.address}
        name="href"
        defaultValue={before}
        placeholder="https://"
        required
        autoComplete="off"
        error={problem}
      />
    </Ask>
  );
}

/** An image is uploaded or picked where the form offers that; its address is the other way. */
export function ImageDialog({ editor, images, onClose }: AskProps & { images: ImageSource | undefined }) {
  const before = editor.getAttributes("image");
  const [src, setSrc] = useState<string>(before.src ?? "");
  const [alt, setAlt] = useState<string>(before.alt ?? "");
  const [problem, setProblem] = useState<string>();
  const address = src.trim();
  const submit = () => {
    if (!isImageAddress(address)) return setProblem(messages.imageProblem);
    editor.chain().focus().setImage({ src: address, alt: alt.trim() }).run();
    onClose();
  };
  const pick = (image: { src: string; alt: string }) => {
    setSrc(image.src);
    setAlt((written) => written || image.alt);
    setProblem(undefined);
  };
  return (
    <Ask
      title={messages.image}
      confirm={messages.setImage}
      width={images ? "medium" : "narrow"}
      onSubmit={submit}
      onClose={onClose}
    >
      {images?.(pick)}
      {images && isImageAddress(address) && (
        <img src={address} alt={alt || messages.chosenImage} className="max-h-48 w-full bg-linen object-contain" />
      )}
      <TextField
        label={messages.imageAddress}
        name="src"
        value={src}
        onChange={({ target }) => setSrc(target.value)}
        placeholder="https://"
        required
        autoComplete="off"
        error={problem}
      />
      <TextField
        label={messages.alt}
        name="alt"
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        hint={messages.altHint}
        autoComplete="off"
      />
    </Ask>
  );
}

interface AskFrameProps {
  title: string;
  confirm: string;
  width?: "narrow" | "medium";
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  more?: ReactNode;
  children: ReactNode;
}

function Ask({ title, confirm, width = "narrow", onSubmit, onClose, more, children }: AskFrameProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // The form around the editor hears of it too, though it does not stand around this one on the page.
    event.stopPropagation();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <FormDialog onClose={onClose} title={title} width={width} onSubmit={submit} more={more} submitLabel={confirm}>
      {children}
    </FormDialog>
  );
}
