import type { ServerBuild } from "react-router";
import { PUBLIC_FOLDER } from "#features/images/image-address.ts";
import type { Endpoint } from "#http/endpoint.ts";
import { splitLanguage } from "#shared/language.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Routes = Readonly<Record<string, Pick<Route, "path" | "parentId"> | undefined>>;
type RoutesWithModules = Readonly<Record<string, (Pick<Route, "path" | "parentId"> & { module: object }) | undefined>>;

/** Folders with files of one kind. */
const FOLDERS = ["/assets/", PUBLIC_FOLDER];

/** The pattern of an address, such as `/products/:id`, in every language the same; undefined for one that the shop does not know. */
export function routeTemplates(
  endpoints: readonly Pick<Endpoint, "name">[],
  routes: Routes,
): (path: string) => string | undefined {
  const known = new Set(endpoints.map(({ name }) => `/functions/v1/${name}`));
  const patterns: { template: string; pattern: RegExp }[] = [];
  for (const id of Object.keys(routes)) {
    const template = `/${templateOf(routes, id)}`;
    // What no page has, answers the page for unknown addresses.
    if (template.includes("*")) continue;
    if (!template.includes(":")) known.add(template);
    else patterns.push({ template, pattern: new RegExp(`^${template.replace(/:\w+/g, "[^/]+")}$`) });
  }
  return (path) => {
    if (known.has(path)) return path;
    const folder = FOLDERS.find((one) => path.startsWith(one));
    if (folder) return `${folder}*`;
    const isData = path.endsWith(".data");
    const { path: unprefixed } = splitLanguage(path);
    const page = isData ? unprefixed.slice(0, -".data".length).replace(/^\/_(root)?$/, "/") : unprefixed;
    return known.has(page) ? page : patterns.find(({ pattern }) => pattern.test(page))?.template;
  };
}

/** Finds paths that take a file: endpoints that take bytes; and those that answer one: routes without a page. */
export function openFileFinder(
  endpoints: readonly Pick<Endpoint, "name" | "bytes">[],
  routes: RoutesWithModules,
): { takesFile(path: string): boolean; sendsFile(path: string): boolean } {
  const routeOf = routeTemplates(endpoints, routes);
  const taking = new Set(endpoints.flatMap(({ name, bytes }) => (bytes ? `/functions/v1/${name}` : [])));
  const sending = new Set(
    Object.entries(routes).flatMap(([id, route]) =>
      route && !("default" in route.module) ? `/${templateOf(routes, id)}` : [],
    ),
  );
  return {
    takesFile: (path) => taking.has(routeOf(path) ?? ""),
    sendsFile: (path) => sending.has(routeOf(path) ?? ""),
  };
}

function templateOf(routes: Routes, id: string): string {
  const { path, parentId } = routes[id] ?? {};
  return [parentId ? templateOf(routes, parentId) : "", path ?? ""].filter((part) => part !== "").join("/");
}
