import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { knownMenu } from "#features/collections/server/known-menu.ts";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { currentLanguage } from "#shared/language.ts";
import { hasWordmark } from "#shared/store-settings.ts";
import { areSettingsOld } from "#site/live-settings.tsx";
import { preloadedFonts } from "#ui/fonts.ts";
import { Toasts } from "#ui/toasts.tsx";
import type { Route } from "./+types/root";
import { NotFoundScreen } from "./site/not-found-screen.tsx";
import { RouterErrorScreen } from "./site/router-error-screen.tsx";
import "./shop.css";

export const links: Route.LinksFunction = () => [
  { rel: "manifest", href: "/manifest.webmanifest" },
  ...preloadedFonts().map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

/** What every page needs to know of the shop; asked once, not at each navigation. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const [settings, menu] = await Promise.all([knownSettings(shop), knownMenu(shop)]);
  return { settings, menu, shopUrl: shop.config.shopUrl, isDemo: shop.config.mode === "demo" };
}

export const shouldRevalidate = areSettingsOld;

export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => window.takeOver?.(), []);
  const hasMark = hasWordmark(useRouteLoaderData<typeof loader>("root")?.settings.storeName ?? "");
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="theme-color" content="#fbf7ef" />
        <Meta />
        <Links />
        <link rel="icon" href={hasMark ? "/mark.svg" : "/favicon.svg"} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={hasMark ? "/mark-180.png" : "/icon-180.png"} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <RouterErrorScreen error={error} />;
}
