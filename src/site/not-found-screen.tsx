import { EmptyScreen } from "#ui/empty-screen.tsx";
import { messages } from "./messages.ts";

const { home, ...words } = messages.notFound;

/** Unknown addresses, in words of both specifications. */
export const NotFoundScreen = () => <EmptyScreen eyebrow="404" {...words} to="/" linkLabel={home} />;
