import * as Tabs from "@radix-ui/react-tabs";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../ui/card";
import { AuditLog } from "./audit-log";
import { Preferences } from "./preferences";
import { Profile } from "./profile";
import { Sessions } from "./sessions";

const tabs = { profile: Profile, sessions: Sessions, audit: AuditLog, preferences: Preferences } as const;
type Tab = keyof typeof tabs;

export function Account() {
  const { t } = useTranslation();
  const { tab } = useSearch({ from: "/signed-in/account" });
  const navigate = useNavigate();
  const chosen: Tab = tab !== undefined && Object.hasOwn(tabs, tab) ? (tab as Tab) : "profile";
  return (
    <>
      <PageHead title={t("account.title")} />
      <Tabs.Root
        value={chosen}
        onValueChange={(next) => navigate({ to: "/account", search: (now) => ({ ...now, tab: next }) })}
      >
        <Tabs.List className="tabs" aria-label={t("account.title")}>
          {Object.keys(tabs).map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {t(`account.${name}`)}
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
