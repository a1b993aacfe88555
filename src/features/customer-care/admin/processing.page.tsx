import { useState } from "react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { momentIn } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { saveFile } from "#backoffice/save-file.ts";
import { EMAIL_MAX_LENGTH } from "#features/subscribers/email-address.ts";
import { languageName } from "#shared/back-office-language.ts";
import { sheetText } from "#shared/csv.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/processing.page";
import { PersonalData } from "./personal-data.tsx";
import { messages } from "./processing-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** What the shop does with personal data, and what people agreed to. */
export default function ProcessingPage() {
  const answer = useEndpointQuery("GET admin-processing", {}, { staleTime: 0 });
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} back={{ to: "/admin/ready", label: messages.back }} />
      <QueryView answer={answer} failed={messages.failed} loading={messages.loading}>
        {(data) => (
          <div className="grid gap-6">
            {data.unnamed.length > 0 && (
              <Notice tone="warning" title={messages.unnamed}>
                <ul>
                  {[...Map.groupBy(data.unnamed, ({ names }) => names.join(", "))].map(([names, policies]) => (
                    <li key={names}>
                      <p>{names}</p>
                      <ul className="flex flex-wrap gap-x-4">
                        {policies.map(({ language }) => (
                          <li key={language}>
                            <Link
                              to={`/admin/policies/privacy-policy?language=${language}`}
                              className="link inline-flex min-h-11 items-center"
                            >
                              {languageName(language)}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
            <Records records={data.records} />
            <Consents />
            <AnyPersonalData />
          </div>
        )}
      </QueryView>
    </>
  );
}

type RecordsProps = Pick<ResponseOf<"GET admin-processing">, "records">;
const PARTS = ["purpose", "basis", "data", "recipients", "kept"] as const;

function Records({ records }: RecordsProps) {
  const save = () =>
    saveFile(
      "records-of-processing.csv",
      "text/csv",
      sheetText([
        [messages.activity, ...PARTS.map((part) => messages.parts[part])],
        ...records.map((record) => [record.activity, ...PARTS.map((part) => record[part])]),
      ]),
    );
  return (
    <Card
      title={messages.records}
      action={
        <Button variant="secondary" size="small" onClick={save}>
          {messages.save}
        </Button>
      }
    >
      <div className="grid gap-6 lg:grid-cols-2">
        {records.map((record) => (
          <section key={record.activity}>
            <h3 className="font-medium">{record.activity}</h3>
            <dl className="mt-1 grid gap-1 text-sm">
              {PARTS.map((part) => (
                <div key={part} className="grid grid-cols-[6rem_1fr] gap-x-3">
                  <dt className="text-stone">{messages.parts[part]}</dt>
                  <dd>{record[part]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}

/** Also of who never ordered: a subscriber, somebody who waits for a product, a customer of another shop. */
function AnyPersonalData() {
  const [email, setEmail] = useState("");
  const typed = email.trim();
  const field = (
    <TextField
      label={messages.columns.email}
      type="email"
      maxLength={EMAIL_MAX_LENGTH}
      value={email}
      onChange={({ target }) => setEmail(target.value)}
    />
  );
  return <PersonalData name={typed} email={typed} field={field} />;
}

/** So many are listed; the file has all that were answered. */
const LISTED = 20;

function Consents() {
  const { data } = useEndpointQuery("GET admin-consents", {}, { staleTime: 0 });
  const { timeZone } = useStore().settings;
  if (!data) return null;
  const { columns } = messages;
  const save = () =>
    saveFile(
      "consents.csv",
      "text/csv",
      sheetText([
        [columns.email, columns.purpose, columns.given, columns.wording, columns.source, columns.at],
        ...data.consents.map(({ email, purpose, given, wording, source, at }) => [
          email,
          purpose,
          given ? messages.given : messages.takenBack,
          wording,
          source,
          at,
        ]),
      ]),
    );
  return (
    <Card
      title={messages.consents(data.total)}
      lead={data.total === 0 && messages.noConsents}
      action={
        data.total > 0 && (
          <Button variant="secondary" size="small" onClick={save}>
            {messages.save}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-beige text-sm">
        {data.consents.slice(0, LISTED).map(({ email, purpose, given, wording, at }) => (
          <li key={`${email} ${at} ${purpose}`} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[1fr_2fr_auto]">
            <span className="wrap-anywhere">{email}</span>
            <span className="text-stone">
              {given ? messages.given : messages.takenBack}: {wording}
            </span>
            <span className="text-stone">{momentIn(timeZone, at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
