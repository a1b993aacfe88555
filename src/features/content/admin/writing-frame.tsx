import { ArrowLeft } from "lucide-react";
import type { FormEvent, ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { pages } from "./texts.ts";

interface WritingFrameProps {
  title: string;
  back: { to: string; label: string };
  /** Beside Save: preview, delete. */
  actions: ReactNode;
  writing: {
    form: RefObject<HTMLFormElement | null>;
    isBusy: boolean;
    newer: number | null;
    submit: () => unknown;
    overwrite: () => unknown;
  };
  /** Fetches what somebody else has saved, in the place of what is typed. */
  onSeeTheirs: () => void;
  /** What is written, and beside it what is said about it. */
  children: ReactNode;
  aside: ReactNode;
}

/** The form of a post or a page with its way back, its buttons, and word of somebody who was faster. */
export function WritingFrame({ title, back, actions, writing, onSeeTheirs, children, aside }: WritingFrameProps) {
  const { conflict } = pages;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    writing.submit();
  };
  return (
    <form ref={writing.form} aria-label={title} noValidate onSubmit={submit}>
      <Link to={back.to} className="link relative hit-area mb-3 inline-flex items-center gap-2 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {back.label}
      </Link>
      <PageHead title={title}>
        {actions}
        <Button type="submit" busy={writing.isBusy} busyLabel={pages.saving}>
          {pages.save}
        </Button>
      </PageHead>
      {writing.newer !== null && (
        <Notice
          live
          tone="danger"
          title={conflict.title}
          className="mb-6"
          action={
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" size="small" onClick={onSeeTheirs}>
                {conflict.theirs}
              </Button>
              <Button variant="danger" size="small" busy={writing.isBusy} onClick={writing.overwrite}>
                {conflict.mine}
              </Button>
            </div>
          }
        >
          {conflict.text}
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">{children}</div>
        <div className="grid gap-5">{aside}</div>
      </div>
    </form>
  );
}
