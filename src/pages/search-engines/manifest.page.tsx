import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { hasWordmark } from "#shared/store-settings.ts";
import type { Route } from "./+types/manifest.page";

/** What a phone needs to keep the shop beside its apps. */
export async function loader({ context }: Route.LoaderArgs) {
  const { storeName, storeDescription } = await storeSettings(context.get(pageContext).shop.db);
  const name = hasWordmark(storeName) ? "mark" : "icon";
  const icon = (size: number) => ({ src: `/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  const manifest = {
    name: storeName,
    short_name: storeName.slice(0, 12),
    description: storeDescription,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fbf7ef",
    theme_color: "#fbf7ef",
    icons: [icon(192), { ...icon(512), purpose: "any" }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
