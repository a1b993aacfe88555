import { useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { differenceOf } from "#backoffice/difference.ts";
import { useFailureToast } from "#backoffice/failure-toast.ts";
import { momentIn, shortDateIn } from "#backoffice/moments.ts";
import type { Language } from "#shared/language.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Prose } from "#ui/prose.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Policy } from "../policy.ts";
import { messages as screen } from "./messages.ts";
import type { SavedPolicy } from "./saved-policy.ts";

interface PolicyVersionsProps {
  policy: Policy;
  language: Language;
  saved: SavedPolicy;
  timeZone: string;
  /** Puts the text of a version into the form. */
  onUse: (version: SavedPolicy["versions"][number]) => void;
}

/** Only of a version that has not begun. */
function Withdraw({ policy, language, version }: { policy: Policy; language: Language; version: number }) {
  const withdraw = useEndpointMutation(
    () => call("DELETE admin-policies", { query: { policy, language, version } }),
    ["admin-policies", "admin-policy"],
  );
  useFailureToast(screen.withdrawFailed, withdraw.error);
  return (
    <ConfirmDialog
      title={screen.withdrawAsk(version)}
      description={screen.withdrawText}
      confirmLabel={screen.withdraw}
      onConfirm={() => withdraw.mutate(undefined)}
      trigger={
        <Button variant="quiet" size="small" busy={withdraw.isPending}>
          {screen.withdraw}
        </Button>
      }
    />
  );
}

/** What was in force, what is, what will be, and what differs between two of them. */
export function PolicyVersions({ policy, language, saved, timeZone, onUse }: PolicyVersionsProps) {
  const { versions, start, in_force } = saved;
  return (
    <div className="mt-8 grid items-start gap-6 xl:grid-cols-2">
      <Card title={screen.versions} lead={screen.versionsLead}>
        <ol className="grid gap-3 text-sm">
          {[...versions, { ...start, version: 0, valid_from: "", created_at: "", withdrawn: false }].map((one) => (
            <li key={one.version} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{screen.version(one.version)}</span>
              {one.version === in_force && <Badge tone="success">{screen.inForce}</Badge>}
              <span className="text-stone">
                {one.valid_from &&
                  (new Date(one.valid_from) > new Date()
                    ? screen.upcoming(shortDateIn(timeZone, one.valid_from))
                    : screen.since(momentIn(timeZone, one.valid_from)))}
              </span>
              {one.withdrawn && <Badge tone="outline">{screen.withdrawn}</Badge>}
              {one.valid_from && one.version !== in_force && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${screen.useText}: ${screen.version(one.version)}`}
                  onClick={() => onUse(one)}
                >
                  {screen.useText}
                </Button>
              )}
              {one.valid_from && !one.withdrawn && new Date(one.valid_from) > new Date() && (
                <Withdraw policy={policy} language={language} version={one.version} />
              )}
            </li>
          ))}
        </ol>
      </Card>
      <Card title={screen.compare}>
        <Difference saved={saved} />
      </Card>
      <div className="xl:col-span-2">
        <Disclosure id="shown" title={screen.shown}>
          <Prose lang={language} html={saved.shown} />
        </Disclosure>
      </div>
    </div>
  );
}

function Difference({ saved: { versions, start } }: { saved: SavedPolicy }) {
  const texts = new Map([[0, start], ...versions.map((one) => [one.version, one] as const)]);
  const newest = versions[0]?.version ?? 0;
  const [from, setFrom] = useState(Math.max(newest - 1, 0));
  const [to, setTo] = useState(newest);
  const options = [...texts.keys()].toSorted((a, b) => b - a);
  const choice = (label: string, value: number, choose: (version: number) => void) => (
    <SelectField
      label={label}
      options={options.map((version) => ({ value: String(version), label: screen.version(version) }))}
      value={String(value)}
      onChange={({ target }) => choose(Number(target.value))}
    />
  );
  const whole = (version: number) => {
    const { title, lead, body } = texts.get(version) ?? start;
    return `<h1>${title}</h1><p>${lead}</p>${body}`;
  };
  const changes = differenceOf(whole(from), whole(to)).filter(({ kind }) => kind !== "same");
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {choice(screen.from, from, setFrom)}
        {choice(screen.to, to, setTo)}
      </div>
      {changes.length === 0 ? (
        <p className="text-sm text-stone">{screen.equal}</p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {changes.map(({ kind, text }, place) => {
            const Change = kind === "removed" ? "del" : "ins";
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with every choice.
              <li key={place} className="grid gap-1 border-l-2 border-taupe pl-3">
                <span className="text-xs font-medium text-stone">{screen.kinds[kind]}</span>
                <Change className={kind === "removed" ? "wrap-anywhere" : "wrap-anywhere no-underline"}>{text}</Change>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
