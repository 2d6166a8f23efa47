import * as Tabs from "@radix-ui/react-tabs";
import type { ComponentType } from "react";

interface ViewTabsProps {
  readonly label: string;
  /** The view of each tab, by the tab's name. */
  readonly views: Readonly<Record<string, ComponentType>>;
  /** As the address names it. The first tab is open where it names none, or one that there is not. */
  readonly tab: string | undefined;
  readonly textOf: (name: string) => string;
  readonly onTab: (name: string) => void;
}

/** The views of a page, of which one is open. */
export function ViewTabs({ label, views, tab, textOf, onTab }: ViewTabsProps) {
  const [first = ""] = Object.keys(views);
  return (
    <Tabs.Root value={tab !== undefined && Object.hasOwn(views, tab) ? tab : first} onValueChange={onTab}>
      <Tabs.List className="tabs" aria-label={label}>
        {Object.keys(views).map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {textOf(name)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {Object.entries(views).map(([name, View]) => (
        <Tabs.Content key={name} value={name} className="tab-content">
          <View />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
