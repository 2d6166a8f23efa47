import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { asProblem, type Problem } from "../../api/problem";
import { queries } from "../../api/queries";
import { keepFirstKey } from "../../session/first-key";
import { type Profile, registerAndSignIn, signIn } from "../../session/sign-in";
import { type BrowserWallet, connectWallet, type Signer } from "../../session/wallets";
import { LanguageLinks } from "../../shell/language-links";
import { Logo } from "../../shell/logo";
import { useOnline } from "../../shell/use-online";
import { Notice } from "../../ui/states";
import { ProfileForm } from "./profile-form";
import { SignInFailure } from "./sign-in-failure";
import { WalletList } from "./wallet-list";

const testProfile: Profile = { email: "test@example.com", name: "Warung Coba" };
const reasons = ["session_over", "signed_out", "wallet_changed"];

/** Signs in by a wallet; at the first visit it asks for a name and an address first. */
export function SignIn() {
  const { t } = useTranslation();
  const { reason } = useSearch({ from: "/sign-in" });
  const online = useOnline();
  const client = useQueryClient();
  // Nothing of the account that was open before stays in memory.
  useEffect(() => client.clear(), [client]);
  const { busy, error, newcomer, choose, tryTest, register, back } = useSignIn();
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Logo />
        <h1>{newcomer ? t("signIn.register") : t("signIn.title")}</h1>
        <p className="lead">{newcomer ? t("signIn.registerLead") : t("signIn.lead")}</p>
        {!online && <Notice tone="warn">{t("shell.offline")}</Notice>}
        {reason !== undefined && reasons.includes(reason) && error === null && <Notice>{t(`signIn.${reason}`)}</Notice>}
        {error !== null && <SignInFailure error={error} />}
        {newcomer ? (
          <ProfileForm address={newcomer.address} busy={busy !== null} onSubmit={register} onBack={back} />
        ) : (
          <WalletList busy={busy} onChoose={choose} onTest={tryTest} />
        )}
      </div>
      <LanguageLinks />
    </main>
  );
}

/** What goes on: who is asked, what went wrong, and whether the wallet is new here. */
function useSignIn() {
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<Problem | null>(null);
  const [newcomer, setNewcomer] = useState<Signer | null>(null);
  const enter = useEnter();
  const attempt = async (id: string, work: () => Promise<void>) => {
    setBusy(id);
    setError(null);
    await work().catch((thrown: unknown) => setError(asProblem(thrown)));
    setBusy(null);
  };
  const choose = (wallet: BrowserWallet) =>
    attempt(wallet.id, async () => {
      const signer = await connectWallet(wallet);
      await signIn(signer).then(enter, (thrown: unknown) => {
        if (asProblem(thrown).details.reason !== "not_registered") throw thrown;
        setNewcomer(signer);
      });
    });
  const registerAs = (signer: Signer, profile: Profile, id: string) =>
    attempt(id, async () => {
      keepFirstKey(await registerAndSignIn(signer, profile));
      await enter();
    });
  const tryTest = async () => {
    const { makeTestWallet } = await import("../../session/test-wallet");
    await registerAs(makeTestWallet(), testProfile, "test");
  };
  const register = (profile: Profile) => (newcomer === null ? undefined : registerAs(newcomer, profile, "register"));
  const back = () => {
    setError(null);
    setNewcomer(null);
  };
  return { busy, error, newcomer, choose, tryTest, register, back };
}

/** Goes on to where the merchant wanted to be. */
function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { next } = useSearch({ from: "/sign-in" });
  return async () => {
    client.clear();
    await client.fetchQuery(queries.me());
    // Only a path of our own: an address in a link leads nowhere else.
    if (next === undefined || !/^\/dashboard(?:[/?]|$)/.test(next)) await navigate({ to: "/", replace: true });
    else router.history.replace(next);
  };
}
