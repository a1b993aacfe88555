import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { messages } from "./messages.ts";

/** Parts of the settings screen, with the cards that the address may name. */
const PARTS = {
  general: ["store", "shipping", "social"],
  trader: ["trader"],
  taxes: ["business", "documents", "rates"],
  account: ["security", "reports"],
} as const;
export type SettingsPart = keyof typeof PARTS;

export const partOf = (hash: string): SettingsPart =>
  (Object.keys(PARTS) as SettingsPart[]).find((part) => PARTS[part].some((card) => hash === `#${card}`)) ?? "general";

const HOME = "/admin/settings";

function groupsOf() {
  const { settings: words, commands } = messages;
  const { places } = commands;
  const part = (name: SettingsPart) => ({ to: `${HOME}#${PARTS[name][0]}`, name: words.parts[name] });
  return [
    { name: words.shop, screens: [part("general"), part("trader"), part("taxes")] },
    {
      name: words.content,
      screens: [
        { to: `${HOME}/languages`, name: places.languages },
        { to: "/admin/policies", name: places.policies },
        { to: `${HOME}/search`, name: places.synonyms },
      ],
    },
    { name: words.operation, screens: [part("account"), { to: "/admin/ready", name: places.ready }] },
  ];
}

interface SettingsFrameProps extends Pick<ComponentProps<typeof PageHead>, "lead"> {
  /** Other than the name of the screen among the settings. */
  title?: string;
  /** What can be done on this page. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen of the settings, with the way to the others: a list beside it on a desk, a menu beside its title elsewhere. */
export function SettingsFrame({ title, lead, action, children }: SettingsFrameProps) {
  const { pathname, hash } = useLocation();
  const current = pathname === HOME ? `${HOME}#${PARTS[partOf(hash)][0]}` : pathname;
  const groups = groupsOf();
  const here = groups.flatMap(({ screens }) => screens).find(({ to }) => to === current);
  return (
    <div className="max-w-354 xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-10">
      <nav
        aria-label={messages.screens.settings}
        className="sticky top-[calc(var(--sticky-top)+1.5rem)] grid content-start gap-6 self-start max-xl:hidden print:hidden"
      >
        {groups.map(({ name, screens }) => (
          <div key={name}>
            <p className="px-3 pb-1 text-xs text-stone">{name}</p>
            <ul className="grid gap-0.5">
              {screens.map((screen) => (
                <li key={screen.to}>
                  <Link
                    to={screen.to}
                    aria-current={screen.to === current ? "page" : undefined}
                    className="flex min-h-9 items-center rounded-sm px-3 no-underline transition-colors duration-quick hover:bg-linen aria-[current]:bg-beige aria-[current]:font-medium"
                  >
                    {screen.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="min-w-0">
        <PageHead title={title ?? here?.name ?? ""} lead={lead}>
          <div className="xl:hidden print:hidden">
            <DropdownMenu
              groups={groups.map(({ screens }) => screens.map(({ to, name }) => ({ to, label: name })))}
              trigger={
                <Button variant="secondary" aria-label={`${messages.screens.settings}: ${here?.name}`}>
                  {messages.screens.settings}
                  <ChevronDown aria-hidden="true" className="size-4 text-stone" />
                </Button>
              }
            />
          </div>
          {action}
        </PageHead>
        {children}
      </div>
    </div>
  );
}
