import { mergeBlocks } from "#backoffice/merge-blocks.ts";
import { Prose } from "#ui/prose.tsx";

/** How two bodies are shown and put together. */
export const BODY = { show: (html: string) => <Prose html={html} />, join: mergeBlocks };
