import type { ReactNode } from "react";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { messages } from "./messages.ts";

/** Unknown addresses (storefront 2). */
export function NotFoundScreen({ more, children }: { more?: ReactNode; children?: ReactNode }) {
  const { title, text, home } = messages.notFound;
  return (
    <EmptyScreen eyebrow="404" title={title} text={text} to="/" linkLabel={home} more={more}>
      {children}
    </EmptyScreen>
  );
}
