import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LanguageLinks } from "../../shell/language-links";
import { Logo } from "../../shell/logo";
import { useOnline } from "../../shell/use-online";
import { useTitle } from "../../shell/use-title";
import { Notice } from "../../ui/states";
import { ProfileForm } from "./profile-form";
import { SignInFailure } from "./sign-in-failure";
import { useSignIn } from "./use-sign-in";
import { WalletList } from "./wallet-list";

const reasons = ["session_over", "signed_out", "wallet_changed"];

/** Signs in by a wallet; at the first visit it asks for a name and an address first. */
export function SignIn() {
  const { t } = useTranslation();
  const { reason } = useSearch({ from: "/sign-in" });
  const online = useOnline();
  useTitle(t("signIn.title"));
  const client = useQueryClient();
  // Nothing of the account that was open before stays in memory.
  useEffect(() => client.clear(), [client]);
  const { busy, isSending, error, newcomer, isRegistered, choose, tryTest, create, stop, back } = useSignIn();
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Logo />
        <h1>{newcomer ? t("signIn.register") : t("signIn.title")}</h1>
        <p className="lead">{newcomer ? t("signIn.registerLead") : t("signIn.lead")}</p>
        {!online && <Notice tone="warn">{t("shell.offline")}</Notice>}
        {reason !== undefined && reasons.includes(reason) && error === null && <Notice>{t(`signIn.${reason}`)}</Notice>}
        {isRegistered && <Notice tone="warn">{t("signIn.accountExists")}</Notice>}
        {error !== null && !(isRegistered && error.code === "wallet_refused") && <SignInFailure error={error} />}
        {newcomer ? (
          <ProfileForm
            address={newcomer.address}
            {...{ busy: busy !== null, isSending }}
            onSubmit={create}
            onBack={back}
          />
        ) : (
          <WalletList busy={busy} isSending={isSending} onChoose={choose} onTest={tryTest} onCancel={stop} />
        )}
      </div>
      <LanguageLinks />
    </main>
  );
}
