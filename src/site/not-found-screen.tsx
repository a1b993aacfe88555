import { EmptyScreen } from "#ui/empty-screen.tsx";
import { messages } from "./messages.ts";

/** Unknown addresses (storefront 2). */
export function NotFoundScreen() {
  const { title, text, home } = messages.notFound;
  return <EmptyScreen title={title} text={text} to="/" linkLabel={home} />;
}
