import { useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { languageName } from "#shared/back-office-language.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/language.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { REMEDIES, softWords } from "../recall.ts";
import { messages } from "./messages.ts";
import type { Preview, useRecall } from "./use-recall.ts";

interface RecallEmailFormProps {
  recall: ReturnType<typeof useRecall>;
  preview: Preview;
}

/** Danger, instructions and remedies in English and the languages of these buyers, and the way to send them. */
export function RecallEmailForm({ recall, preview: { count, languages: ofBuyers } }: RecallEmailFormProps) {
  const languages = LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || ofBuyers.includes(language));
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const texts = languages.map(recall.textIn);
  const soft = softWords(texts.flatMap(({ hazard, instructions }) => [hazard, instructions]));
  const send = async () => {
    setAsking(false);
    setError(null);
    try {
      const { recipients } = await recall.send.mutateAsync(undefined);
      toast({ title: messages.sent(recipients), tone: "success" });
      recall.done();
    } catch (failure) {
      setError(failure as Error);
    }
  };
  return (
    <Card title={messages.letter}>
      <p className="mb-4 text-sm text-stone">{messages.letterLead}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {languages.map((language) => {
          const isDefault = language === DEFAULT_LANGUAGE;
          const { hazard, instructions, batch_place: batchPlace = "" } = recall.textIn(language);
          return (
            <div key={language} className="contents">
              <TextArea
                label={messages.hazard(languageName(language))}
                required={isDefault}
                hint={isDefault ? undefined : messages.otherLanguage}
                value={hazard}
                onChange={({ target }) => recall.write(language, { hazard: target.value })}
              />
              <TextArea
                label={messages.instructions(languageName(language))}
                required={isDefault}
                value={instructions}
                onChange={({ target }) => recall.write(language, { instructions: target.value })}
              />
              {recall.scope.batches.trim() && (
                <TextField
                  className="lg:col-span-2"
                  label={messages.batchPlace(languageName(language))}
                  hint={messages.batchPlaceHint}
                  maxLength={300}
                  value={batchPlace}
                  onChange={({ target }) => recall.write(language, { batch_place: target.value })}
                />
              )}
            </div>
          );
        })}
      </div>
      {soft.length > 0 && <Notice tone="warning" title={messages.soft(soft)} className="mt-4" />}
      <fieldset className="mt-4">
        <legend className="text-sm font-medium">{messages.remedies}</legend>
        <div className="flex flex-wrap gap-x-6">
          {REMEDIES.map((one) => (
            <Checkbox
              key={one}
              label={messages.remedy[one]}
              checked={recall.remedies.includes(one)}
              onChange={({ target }) =>
                recall.setRemedies(
                  REMEDIES.filter((of) => (of === one ? target.checked : recall.remedies.includes(of))),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      {error && <Notice live tone="danger" title={failureText(error)} className="mt-4" />}
      <Button
        className="mt-6"
        busy={recall.send.isPending}
        busyLabel={messages.sending}
        onClick={() => setAsking(true)}
      >
        {messages.send(count)}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.ask}
        description={messages.askText(count)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {uiMessages.cancel}
            </Button>
            <Button onClick={send}>{messages.send(count)}</Button>
          </>
        }
      >
        <p>{recall.textIn(DEFAULT_LANGUAGE).hazard}</p>
      </Dialog>
    </Card>
  );
}
