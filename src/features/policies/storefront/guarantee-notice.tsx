import { publicAddress } from "#features/images/shown-image.ts";
import { currentLanguage } from "#shared/language.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { messages } from "../guarantee-messages.ts";
import type { GuaranteeNoticeFile } from "../guarantee-notice.ts";

const YOUR_EUROPE = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_";

interface GuaranteeNoticeProps {
  file: GuaranteeNoticeFile | null;
}

/**
 * The reminder of the legal guarantee, in full and without a click (L30): the Commission's file of regulation 2025/1960, annex I,
 * unchanged, with our words as its text alternative. Without a file our words stand there.
 */
export function GuaranteeNotice({ file }: GuaranteeNoticeProps) {
  if (file)
    return (
      <section aria-label={messages.title} className="text-sm">
        <Notice file={file} />
      </section>
    );
  return (
    <section aria-labelledby="legal-guarantee" className="rounded-sm border border-beige p-5 text-sm">
      <h2 id="legal-guarantee" className="mb-2 font-sans text-base font-medium">
        {messages.title}
      </h2>
      <Notice file={null} />
    </section>
  );
}

/** The same in a closed row, on the pages of products. The checkout has it open. */
export const GuaranteeRow = ({ file }: GuaranteeNoticeProps) => (
  <Disclosure title={messages.title} id="legal-guarantee">
    <div className="max-w-read text-sm">
      <Notice file={file} />
    </div>
  </Disclosure>
);

const Notice = ({ file }: GuaranteeNoticeProps) => (
  <>
    {file ? (
      <img
        src={publicAddress(file.path)}
        alt={`${messages.title}. ${messages.text}`}
        width={file.width}
        height={file.height}
        loading="lazy"
        className="h-auto max-w-full"
      />
    ) : (
      <p className="text-stone">{messages.text}</p>
    )}
    <p className="mt-2">
      <a href={`${YOUR_EUROPE}${currentLanguage()}.htm`} target="_blank" rel="noreferrer" className="link">
        {messages.more}
      </a>
    </p>
  </>
);
