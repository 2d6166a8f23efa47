import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../ui/card";
import { ViewTabs } from "../../ui/view-tabs";
import { ChannelList } from "./channel-list";
import { ChargeFeed } from "./charge-feed";
import { Payouts } from "./payouts";
import { Waiting } from "./waiting";

const views = { list: ChannelList, charges: ChargeFeed, payouts: Payouts };

/** What waits for the merchant, its channels, what was charged to them, and what was paid out. */
export function Channels() {
  const { t } = useTranslation();
  const { tab } = useSearch({ from: "/signed-in/channels" });
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t("channels.title")} lead={t("channels.lead")} />
      <Waiting />
      <ViewTabs
        label={t("channels.title")}
        views={views}
        tab={tab}
        textOf={(name) => t(`channels.tabs.${name}`)}
        onTab={(next) => navigate({ to: "/channels", search: (now) => ({ ...now, tab: next }) })}
      />
    </>
  );
}
