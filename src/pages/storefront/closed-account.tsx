import type { ReactNode } from "react";
import { withAvif } from "#site/scenes.ts";
import { Image } from "#ui/image.tsx";
import { Notice } from "#ui/notice.tsx";
import avif from "../../../assets/demo/rooms/study.avif?url";
import webp from "../../../assets/demo/rooms/study.webp?url";
import small from "../../../assets/demo/rooms/study-960.avif?url";
import { messages } from "./messages.ts";

const picture = withAvif([webp, avif, small], [1600, 2000]);

interface ClosedAccountProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Accounts are not wired yet; the page says so in one sentence (decision 38). Beside a scene, a narrow form that neither validates nor calls (storefront 2). */
export const ClosedAccount = ({ title, lead, children }: ClosedAccountProps) => (
  <main className="-mb-12 md:-mb-20 md:grid md:grid-cols-2">
    <div className="relative max-md:hidden">
      <Image {...picture} alt="" sizes="50vw" className="absolute size-full" />
    </div>
    <div className="mx-auto w-full max-w-lg px-gutter pt-12 pb-20 lg:py-24">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-stone">{lead}</p>
      <Notice className="mt-6">{messages.accountsClosed}</Notice>
      {children}
    </div>
  </main>
);
