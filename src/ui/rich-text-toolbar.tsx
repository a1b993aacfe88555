import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  ChevronDown,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from "lucide-react";
import { Toolbar as Radix } from "radix-ui";
import { useRef, useState } from "react";
import { classes } from "./classes.ts";
import type { ImageSource } from "./image-source.ts";
import { messages } from "./office-messages.ts";
import { ImageDialog, LinkDialog } from "./rich-text-dialogs.tsx";

type Kind = keyof typeof messages.kinds;
const KINDS_OF_EMAIL: readonly string[] = ["paragraph", "2", "3"];

/** The formats at the caret. */
const stateOf = (editor: Editor) => ({
  kind: (editor.isActive("heading")
    ? String(editor.getAttributes("heading").level)
    : (editor.getAttributes("paragraph").class ?? "paragraph")) as Kind,
  bold: editor.isActive("bold"),
  italic: editor.isActive("italic"),
  underline: editor.isActive("underline"),
  bulletList: editor.isActive("bulletList"),
  orderedList: editor.isActive("orderedList"),
  blockquote: editor.isActive("blockquote"),
  link: editor.isActive("link"),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

function setKind(editor: Editor, kind: string): void {
  const chain = editor.chain();
  if (/^[1-6]$/.test(kind)) chain.setHeading({ level: Number(kind) as 1 | 2 | 3 | 4 | 5 | 6 }).run();
  else
    chain
      .setParagraph()
      .updateAttributes("paragraph", { class: kind === "paragraph" ? null : kind })
      .run();
}

interface ToolbarProps {
  editor: Editor;
  isEmail: boolean;
  images: ImageSource | undefined;
}

/** One stop for the tabulator; arrow keys go along it. */
export function Toolbar({ editor, isEmail, images }: ToolbarProps) {
  const [asks, setAsks] = useState<"link" | "image" | null>(null);
  const at = useEditorState({ editor, selector: (snapshot) => stateOf(snapshot.editor) });
  const isByKey = useRef(false);
  const mutation = () => editor.chain().focus();
  const close = () => setAsks(null);
  return (
    <>
      <Radix.Root
        aria-label={messages.formatting}
        className="sticky top-16 z-10 scroll-fade flex items-center gap-0.5 rounded-t-sm border-b border-beige bg-linen p-1 *:shrink-0 md:flex-wrap"
      >
        <span className="relative mr-1">
          <select
            aria-label={messages.kind}
            value={at.kind}
            onPointerDown={() => {
              isByKey.current = false;
            }}
            onKeyDown={() => {
              isByKey.current = true;
            }}
            onChange={({ target }) => {
              setKind(editor, target.value);
              // An arrow key chooses on the way to another one.
              if (!isByKey.current) editor.commands.focus();
            }}
            className="min-h-10 appearance-none max-md:min-h-11 rounded-sm bg-transparent pr-8 pl-3 text-sm hover:bg-cream"
          >
            {Object.entries(messages.kinds)
              .filter(([value]) => !isEmail || KINDS_OF_EMAIL.includes(value))
              .map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-stone"
          />
        </span>
        <Tool icon={Bold} label={messages.bold} pressed={at.bold} onPress={() => mutation().toggleBold().run()} />
        <Tool
          icon={Italic}
          label={messages.italic}
          pressed={at.italic}
          onPress={() => mutation().toggleItalic().run()}
        />
        <Tool
          icon={Underline}
          label={messages.underline}
          pressed={at.underline}
          onPress={() => mutation().toggleUnderline().run()}
        />
        <Line />
        <Tool
          icon={List}
          label={messages.list}
          pressed={at.bulletList}
          onPress={() => mutation().toggleBulletList().run()}
        />
        <Tool
          icon={ListOrdered}
          label={messages.numberedList}
          pressed={at.orderedList}
          onPress={() => mutation().toggleOrderedList().run()}
        />
        <Tool
          icon={Quote}
          label={messages.quotation}
          pressed={at.blockquote}
          onPress={() => mutation().toggleBlockquote().run()}
        />
        <Line />
        <Tool icon={Link2} label={messages.link} pressed={at.link} onPress={() => setAsks("link")} />
        {!isEmail && <Tool icon={ImagePlus} label={messages.image} onPress={() => setAsks("image")} />}
        <Line />
        <Tool icon={Undo2} label={messages.undo} disabled={!at.canUndo} onPress={() => mutation().undo().run()} />
        <Tool icon={Redo2} label={messages.redo} disabled={!at.canRedo} onPress={() => mutation().redo().run()} />
      </Radix.Root>
      {asks === "link" && <LinkDialog editor={editor} onClose={close} />}
      {asks === "image" && <ImageDialog editor={editor} images={images} onClose={close} />}
    </>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  /** For what is on or off. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

const Tool = ({ icon: Icon, label, pressed, disabled, onPress }: ToolProps) => (
  <Radix.Button
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onPress}
    className={classes(
      "grid size-10 place-items-center max-md:size-11 rounded-sm transition-colors duration-quick hover:bg-cream disabled:opacity-40",
      pressed && "bg-paper text-gold-deep shadow-[inset_0_-2px] shadow-gold-deep",
    )}
  >
    <Icon aria-hidden="true" className="size-4.5" />
  </Radix.Button>
);

const Line = () => <Radix.Separator className="mx-1 h-6 w-px bg-beige" />;
