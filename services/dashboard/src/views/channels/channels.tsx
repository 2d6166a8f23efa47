import * as Tabs from "@radix-ui/react-tabs";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../ui/card";
import { ChannelList } from "./channel-list";
import { ChargeFeed } from "./charge-feed";
import { Payouts } from "./payouts";
import { Waiting } from "./waiting";

const tabs = { list: ChannelList, charges: ChargeFeed, payouts: Payouts } as const;
type Tab = keyof typeof tabs;

/** What waits for the merchant, its channels, what was charged to them, and what was paid out. */
export function Channels() {
  const { t } = useTranslation();
  const { tab } = useSearch({ from: "/signed-in/channels" });
  const navigate = useNavigate();
  const chosen: Tab = tab !== undefined && Object.hasOwn(tabs, tab) ? (tab as Tab) : "list";
  return (
    <>
      <PageHead title={t("channels.title")} lead={t("channels.lead")} />
      <Waiting />
      <Tabs.Root
        value={chosen}
        onValueChange={(next) => navigate({ to: "/channels", search: (now) => ({ ...now, tab: next }) })}
      >
        <Tabs.List className="tabs" aria-label={t("channels.title")}>
          {Object.keys(tabs).map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {t(`channels.tabs.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {Object.entries(tabs).map(([name, View]) => (
          <Tabs.Content key={name} value={name} className="tab-content">
            <View />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}
