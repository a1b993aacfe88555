import files from "virtual:message-files";
import type { ServerBuild } from "react-router";
import type { Language } from "#shared/language.ts";

type Scripts = NonNullable<ServerBuild["assets"]["routes"][string]>;

/** What a page is loaded from: itself, and parts of it that run before. */
const PARTS = [
  "module",
  "clientLoaderModule",
  "clientActionModule",
  "clientMiddlewareModule",
  "hydrateFallbackModule",
] as const satisfies readonly (keyof Scripts)[];

/** The scripts of a page in a language: messages come before it, where it needs more than every page does. */
export function scriptsIn(language: Language, route: Scripts): Scripts {
  const own = PARTS.flatMap((part) => {
    const found = files.pages[route[part] ?? ""]?.[language];
    return found ? [{ part, ...found }] : [];
  });
  if (own.length === 0) return route;
  const scripts = Object.fromEntries(own.map(({ part, script }) => [part, script]));
  const imports = new Set([...own.map(({ messages }) => messages), ...(route.imports ?? [])]);
  return { ...route, ...scripts, imports: [...imports] };
}
