interface EmailFrameProps {
  html: string;
  plain: string;
}

/** An email in a frame of its own, where nothing of it can run; and as programs without images show it. */
export const EmailFrame = ({ html, plain }: EmailFrameProps) => (
  <>
    <iframe
      title="The email"
      sandbox="allow-popups allow-top-navigation-by-user-activation"
      srcDoc={html}
      className="mt-8 h-[64rem] w-full border border-beige"
    />
    <h2 className="mt-8 font-display text-2xl">As text</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
    <pre tabIndex={0} className="mt-4 overflow-auto bg-linen p-6 text-sm whitespace-pre-wrap">
      {plain}
    </pre>
  </>
);
