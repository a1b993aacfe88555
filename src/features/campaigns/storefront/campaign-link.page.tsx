import { data, redirect } from "react-router";
import { pageContext } from "#http/page-context.ts";
import { followLink } from "../server/campaign-links.ts";
import type { Route } from "./+types/campaign-link.page";

/** A link of a campaign's email. Programs that only look ahead are led on, but not counted. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const looksAhead = request.method === "HEAD" || request.headers.get("sec-purpose")?.startsWith("prefetch");
  const address = await followLink(context.get(pageContext).shop.db, params.link, !looksAhead);
  if (!address) throw data(null, { status: 404 });
  return redirect(address, { status: 302, headers: { "cache-control": "no-store", "x-robots-tag": "noindex" } });
}
