import { data, redirect } from "react-router";
import { addressOfOldPath } from "#features/products/old-address.ts";
import { messages } from "#site/messages.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import type { Route } from "./+types/not-found.page";

export const meta = () => [{ title: messages.notFound.tab }, { name: "robots", content: "noindex" }];

/** Links to the shop before this one go on leading to its products. */
export function loader({ params }: Route.LoaderArgs) {
  const address = addressOfOldPath(params["*"]);
  if (address) throw redirect(address, 301);
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
