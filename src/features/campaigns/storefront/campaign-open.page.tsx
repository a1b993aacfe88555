import { pageContext } from "#http/page-context.ts";
import { countOpen } from "../server/campaign-links.ts";
import type { Route } from "./+types/campaign-open.page";

/** One transparent point. */
const POINT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Counts that an email was opened, in total, not by person (decision 44). Every campaign gets the same answer. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (request.method === "GET") await countOpen(context.get(pageContext).shop.db, params.campaign);
  return new Response(POINT, {
    headers: {
      "content-type": "image/gif",
      "cache-control": "no-store",
      // A mail program that runs in a browser shows it from another site.
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
