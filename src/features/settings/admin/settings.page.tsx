import { DELIVERY_COUNTRY_CODES } from "#features/shipping/countries.ts";
import { LiveSettings } from "#frame/live/live-shop.tsx";
import { privatePage } from "#frame/page-meta.ts";
import { shopOf } from "#frame/use-shop.ts";
import type { Route } from "./+types/settings.page";
import { SettingsScreen } from "./settings-screen.tsx";
import { screen } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), screen.title);

export default function SettingsPage() {
  return (
    <>
      <SettingsScreen countries={DELIVERY_COUNTRY_CODES} />
      <LiveSettings />
    </>
  );
}
