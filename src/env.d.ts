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

declare module "virtual:guide" {
  type Language = import("#shared/back-office-language.ts").BackOfficeLanguage;
  interface Guide {
    chapters: () => Promise<{
      chapters: readonly {
        title: string;
        tasks: readonly { slug: string; title: string; screens: readonly string[] }[];
      }[];
    }>;
    /** HTML by task. */
    texts: () => Promise<{ texts: Readonly<Record<string, string>> }>;
  }
  /** The guide for the shopkeeper in the languages in which it is written (`scripts/guide.ts`). */
  export const guides: Readonly<Partial<Record<Language, Guide>> & { en: Guide }>;
}

declare module "html-to-text" {
  interface TextBuilder {
    addInline(text: string): void;
  }
  type Format = (
    element: { attribs?: Record<string, string>; children?: unknown },
    walk: (children: unknown, builder: TextBuilder) => void,
    builder: TextBuilder,
  ) => void;
  export function compile(options: {
    wordwrap: false;
    formatters?: Record<string, Format>;
    selectors: readonly unknown[];
  }): (html: string) => string;
}
