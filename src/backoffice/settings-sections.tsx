import { NavLink } from "react-router";
import { classes } from "#ui/classes.ts";
import { tabLook } from "#ui/tabs.tsx";
import { messages } from "./messages.ts";

/** On a phone the last of the row are out of view. */
const showCurrent = (row: HTMLElement | null) =>
  row?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** The way from each screen of the settings to the others. */
export function SettingsSections() {
  const {
    screens: { settings },
    commands: { places },
  } = messages;
  const sections = [
    ["/admin/settings", settings],
    ["/admin/settings/languages", places.languages],
    ["/admin/policies", places.policies],
    ["/admin/settings/search", places.synonyms],
    ["/admin/ready", places.ready],
  ] as const;
  return (
    <nav
      ref={showCurrent}
      aria-label={settings}
      className="mb-4 scroll-fade flex scroll-pr-8 gap-6 border-b border-beige sm:mb-6 sm:gap-8 print:hidden"
    >
      {sections.map(([to, name]) => (
        <NavLink
          key={to}
          to={to}
          end
          className={classes(tabLook, "no-underline aria-[current]:border-gold-deep aria-[current]:text-espresso")}
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
