import { EmptyScreen } from "#ui/empty-screen.tsx";
import { messages } from "./messages.ts";

const { home, ...words } = messages.notFound;

/** Unknown addresses (storefront 2). */
export const NotFoundScreen = () => <EmptyScreen eyebrow="404" {...words} to="/" linkLabel={home} />;
