import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useMatches } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { formatMoney } from "#shared/money.ts";
import { shipsFree } from "#shared/store-settings.ts";
import { messages } from "#site/messages.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import { OfflineBar } from "#site/offline-bar.tsx";
import { RouterErrorScreen } from "#site/router-error-screen.tsx";
import { Told, tell } from "#ui/tell.tsx";
import { dismissToasts } from "#ui/toast.ts";
import { useFollowedLink } from "../use-followed-link.ts";
import type { Route } from "./+types/storefront-layout";
import { StorefrontFooter } from "./footer.tsx";
import { StorefrontHeader } from "./header.tsx";
import { LiveStorefront } from "./live-storefront.tsx";
import { PendingPage } from "./navigation-progress.tsx";

export default function StorefrontLayout() {
  return (
    <Frame>
      <PendingPage>
        <Outlet />
      </PendingPage>
    </Frame>
  );
}

/** A page that fails takes neither the way back nor the cart away. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return <Frame>{isUnknown ? <NotFoundScreen /> : <RouterErrorScreen error={error} />}</Frame>;
}

/** What a page has in place of header and footer, by its `handle`. */
interface OwnFrame {
  Header: ComponentType<{ storeName: string }>;
  Footer: ComponentType;
}
type PageHandle = { frame?: OwnFrame } | undefined;

/** The layout around the pages of the storefront. */
function Frame({ children }: { children: ReactNode }) {
  const { settings, isDemo } = useStore();
  const { pathname } = useLocation();
  useFollowedLink("main-content");
  const told = useRef(pathname);
  useEffect(() => {
    if (told.current !== pathname) tell(document.title);
    told.current = pathname;
  }, [pathname]);
  const own = useMatches().reduce<OwnFrame | undefined>(
    (found, { handle }) => found ?? (handle as PageHandle)?.frame,
    undefined,
  );
  const isShippingTold = !own && shipsFree(settings.freeShippingThreshold);
  // Before the next page says something itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to the page that is left.
  useLayoutEffect(() => dismissToasts, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main-content" className="sr-only skip-link">
        {messages.skip}
      </a>
      {(isDemo || isShippingTold) && (
        <div className="flex justify-center gap-x-12 bg-espresso px-4 py-0.5 text-center text-xs tracking-wide text-cream">
          {isDemo && <aside aria-label={messages.areas.demo}>{messages.demo}</aside>}
          {isShippingTold && (
            // Where there is room for one, the demo says what it is.
            <aside aria-label={messages.areas.shipping} className={isDemo ? "max-lg:hidden" : undefined}>
              {messages.freeShipping(formatMoney(settings.freeShippingThreshold))}
            </aside>
          )}
        </div>
      )}
      {settings.notice && (
        <aside aria-label={messages.areas.notice} className="bg-linen px-4 py-2.5 text-center text-sm">
          {settings.notice}
        </aside>
      )}
      {own ? <own.Header storeName={settings.storeName} /> : <StorefrontHeader storeName={settings.storeName} />}
      <div id="main-content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </div>
      {own ? <own.Footer /> : <StorefrontFooter settings={settings} />}
      <OfflineBar />
      <Told />
      <LiveStorefront />
    </div>
  );
}
