import { EmptyScreen } from "#ui/empty-screen.tsx";
import { texts } from "./texts.ts";

const { home, ...words } = texts.notFound;

/** Unknown addresses, in words of both specifications. */
export const NotFoundScreen = () => <EmptyScreen eyebrow="404" {...words} to="/" linkLabel={home} />;
