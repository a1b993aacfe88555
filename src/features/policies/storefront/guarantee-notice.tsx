import { publicAddress } from "#features/images/shown-image.ts";
import { currentLanguage } from "#shared/language.ts";
import { messages } from "../guarantee-messages.ts";
import type { GuaranteeNoticeFile } from "../guarantee-notice.ts";

const YOUR_EUROPE = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_";

/**
 * The reminder of the legal guarantee, in full and without a click (L30): the Commission's file of regulation 2025/1960, annex I,
 * unchanged, with our words as its text alternative. Without a file our words stand there.
 */
export function GuaranteeNotice({ file }: { file: GuaranteeNoticeFile | null }) {
  const more = (
    <a href={`${YOUR_EUROPE}${currentLanguage()}.htm`} target="_blank" rel="noreferrer" className="link">
      {messages.more}
    </a>
  );
  if (file)
    return (
      <section aria-label={messages.title} className="text-sm">
        <img
          src={publicAddress(file.path)}
          alt={`${messages.title}. ${messages.text}`}
          width={file.width}
          height={file.height}
          loading="lazy"
          className="h-auto max-w-full"
        />
        <p className="mt-2">{more}</p>
      </section>
    );
  return (
    <section aria-labelledby="legal-guarantee" className="rounded-sm border border-taupe p-5 text-sm">
      <h2 id="legal-guarantee" className="font-sans text-base font-medium">
        {messages.title}
      </h2>
      <p className="mt-2 text-stone">{messages.text}</p>
      <p className="mt-2">{more}</p>
    </section>
  );
}
