declare module "virtual:react-router/server-build" {
  type Build = import("react-router").ServerBuild;
  export const entry: Build["entry"];
  export const routes: Build["routes"];
  export const assets: Build["assets"];
  export const publicPath: Build["publicPath"];
  export const assetsBuildDirectory: Build["assetsBuildDirectory"];
  export const future: Build["future"];
  export const ssr: Build["ssr"];
  export const isSpaMode: Build["isSpaMode"];
  export const prerender: Build["prerender"];
  export const routeDiscovery: Build["routeDiscovery"];
  export const basename: Build["basename"];
}

declare module "virtual:message-files" {
  type Language = import("#shared/language.ts").Language;
  /** Addresses: the messages that every page needs, and by the address of a page's script what it is in each language. */
  const files: {
    every: Readonly<Record<Language, string>>;
    pages: Readonly<Partial<Record<string, Partial<Record<Language, { script: string; messages: string }>>>>>;
  };
  export default files;
}

declare module "html-to-text" {
  export function compile(options: { wordwrap: false; selectors: readonly unknown[] }): (html: string) => string;
}
