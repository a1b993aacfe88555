import Image from "@tiptap/extension-image";
import { EditorContent, Extension, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { isLinkAddress } from "#shared/body-address.ts";
import { classes } from "./classes.ts";
import type { ImageSource } from "./image-source.ts";
import "./rich-text.css";
import { cleanPasted } from "./rich-text-paste.ts";
import { Toolbar } from "./rich-text-toolbar.tsx";

interface EditorProps {
  labelledBy: string;
  describedBy?: string;
  isInvalid: boolean;
  isRequired: boolean;
  lang?: string;
  defaultValue: string;
  onChange: (html: string) => void;
  isEmail?: boolean;
  images?: ImageSource;
}

/** Paragraphs of two kinds that the shop's style sheet knows: an opening, and a remark. */
const ParagraphKinds = Extension.create({
  name: "paragraphKinds",
  addGlobalAttributes: () => [
    {
      types: ["paragraph"],
      attributes: {
        class: {
          default: null,
          parseHTML: (element) => /^(lead|note)$/.exec(element.className)?.[0] ?? null,
        },
      },
    },
  ],
});

/** Exactly what a body may be made of; whatever is pasted or typed beyond it is left out. */
const recommendations = (levels: (1 | 2 | 3 | 4 | 5 | 6)[]) =>
  StarterKit.configure({
    heading: { levels },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  });
const ofBody = [recommendations([1, 2, 3, 4, 5, 6]), Image.configure({ allowBase64: false }), ParagraphKinds];
const ofEmail = [recommendations([2, 3])];

/** Loaded by `rich-text.tsx` alone. */
export default function RichTextEditor({
  labelledBy,
  describedBy,
  isInvalid,
  isRequired,
  lang,
  ...props
}: EditorProps) {
  const { defaultValue, onChange, isEmail = false } = props;
  const editor = useEditor({
    extensions: isEmail ? ofEmail : ofBody,
    content: defaultValue,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    editorProps: {
      attributes: {
        class: "prose",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(lang ? { lang } : {}),
        ...(isRequired ? { "aria-required": "true" } : {}),
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
      },
      transformPastedHTML: cleanPasted,
    },
  });
  return (
    <div
      className={classes(
        "rich-text rounded-sm border bg-paper has-[.ProseMirror-focused]:outline-2 has-[.ProseMirror-focused]:outline-offset-2 has-[.ProseMirror-focused]:outline-gold-deep",
        isEmail && "rich-text-email",
        isInvalid ? "border-wine" : "border-taupe",
      )}
    >
      <Toolbar editor={editor} isEmail={isEmail} images={props.images} />
      <EditorContent editor={editor} />
    </div>
  );
}
