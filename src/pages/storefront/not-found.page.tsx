import { data } from "react-router";
import { NotFoundScreen } from "#site/not-found-screen.tsx";

export const meta = () => [{ title: "Page not found" }, { name: "robots", content: "noindex" }];

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
