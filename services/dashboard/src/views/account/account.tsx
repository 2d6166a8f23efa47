import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../ui/card";
import { ViewTabs } from "../../ui/view-tabs";
import { AuditLog } from "./audit-log";
import { Preferences } from "./preferences";
import { Profile } from "./profile";
import { Sessions } from "./sessions";

const views = { profile: Profile, sessions: Sessions, audit: AuditLog, preferences: Preferences };

export function Account() {
  const { t } = useTranslation();
  const { tab } = useSearch({ from: "/signed-in/account" });
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t("account.title")} />
      <ViewTabs
        label={t("account.title")}
        views={views}
        tab={tab}
        textOf={(name) => t(`account.${name}`)}
        onTab={(next) => navigate({ to: "/account", search: (now) => ({ ...now, tab: next }) })}
      />
    </>
  );
}
