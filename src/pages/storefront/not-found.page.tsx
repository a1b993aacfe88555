import { data } from "react-router";
import { messages } from "#site/messages.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";

export const meta = () => [{ title: messages.notFound.tab }, { name: "robots", content: "noindex" }];

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
