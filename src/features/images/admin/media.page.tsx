import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { messages } from "../media-messages.ts";
import type { Route } from "./+types/media.page";
import { Media } from "./media.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function MediaPage() {
  return <Media />;
}
