import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/robots.page";

/** Carts and orders are left out by their own noindex, which a crawler must be let in to see. */
const CLOSED = ["/functions/", "/dev/", "/admin"];

export function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(pageContext).shop.config;
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${shopUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
