import { storeOf } from "#api-client/use-store.ts";
import { messages as screen } from "#features/settings/admin/messages.ts";
import { SettingsScreen } from "#features/settings/admin/settings-screen.tsx";
import { DELIVERY_COUNTRY_CODES } from "#features/shipping/countries.ts";
import { LiveSettings } from "#site/live-settings.tsx";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/settings.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), screen.title);

export default function SettingsPage() {
  return (
    <>
      <SettingsScreen countries={DELIVERY_COUNTRY_CODES} />
      <LiveSettings />
    </>
  );
}
