import * as Menu from "@radix-ui/react-dropdown-menu";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { api } from "../api/calls";
import type { Merchant } from "../api/schemas";
import { shortHash } from "../format/time";
import { forgetFirstKey } from "../session/first-key";
import { Icon } from "../ui/icon";
import { chooseTheme, type Language, type Theme } from "./preferences";
import { chooseLanguage } from "./translate";

const themes: readonly Theme[] = ["system", "light", "dark"];
const languages: readonly Language[] = ["en", "id"];

export function AccountMenu({ merchant }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = async () => {
    // The session may be over already: then there is nothing left to end.
    await api.logout().catch(() => undefined);
    forgetFirstKey();
    client.clear();
    await navigate({ to: "/sign-in", search: { reason: "signed_out" } });
  };
  return (
    <Menu.Root>
      <Menu.Trigger className="account-trigger">
        <span className="avatar" aria-hidden="true">
          {merchant.name.slice(0, 1).toUpperCase()}
        </span>
        <span className="account-name">{merchant.name}</span>
        <span className="sr-only">{t("shell.accountMenu")}</span>
        <Icon name="chevron" size={14} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={6}>
          <div className="menu-head">
            <strong>{merchant.name}</strong>
            <span className="mono small muted">{shortHash(merchant.walletAddress)}</span>
          </div>
          <Menu.Separator className="menu-line" />
          <Menu.Item asChild>
            <Link to="/account" search={({ env }) => (env === undefined ? {} : { env })}>
              {t("nav.account")}
            </Link>
          </Menu.Item>
          <Menu.Separator className="menu-line" />
          <Menu.Label className="menu-label">{t("account.language")}</Menu.Label>
          {languages.map((language) => (
            <Menu.Item key={language} onSelect={() => chooseLanguage(language)} lang={language}>
              {t(`account.languages.${language}`)}
            </Menu.Item>
          ))}
          <Menu.Separator className="menu-line" />
          <Menu.Label className="menu-label">{t("account.theme")}</Menu.Label>
          {themes.map((theme) => (
            <Menu.Item key={theme} onSelect={() => chooseTheme(theme)}>
              {t(`account.themes.${theme}`)}
            </Menu.Item>
          ))}
          <Menu.Separator className="menu-line" />
          <Menu.Item onSelect={signOut}>{t("shell.signOut")}</Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
