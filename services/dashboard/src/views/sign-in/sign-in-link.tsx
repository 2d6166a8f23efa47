import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { asProblem, type Problem } from "../../api/problem";
import { queries } from "../../api/queries";
import { linkToken } from "../../session/link-token";
import { LanguageLinks } from "../../shell/language-links";
import { Logo } from "../../shell/logo";
import { useTitle } from "../../shell/use-title";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/states";
import { SignInFailure } from "./sign-in-failure";

/** `lunas dashboard` leads here. It asks first: a link that somebody else has planted would sign in to an account of theirs. */
export function SignInLink() {
  const { t } = useTranslation();
  const token = linkToken();
  useTitle(`${t("signIn.link.title")} · Lunas`);
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Logo />
        <h1>{t("signIn.link.title")}</h1>
        {token === null ? <NoLink /> : <Question token={token} />}
      </div>
      <LanguageLinks />
    </main>
  );
}

function NoLink() {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone="warn">{t("signIn.reasons.link_unknown")}</Notice>
      <Link to="/sign-in" search={{}}>
        {t("signIn.link.otherWay")}
      </Link>
    </>
  );
}

function Question({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  // Read once: the answer of a link that was used in between comes with the click.
  const reading = {
    queryKey: ["sign-in-link"],
    queryFn: () => api.readSignInLink(token),
    retry: false,
    staleTime: Infinity,
  };
  const linked = useQuery(reading);
  const current = useQuery({ ...queries.me(), retry: false });
  const error = failure ?? (linked.error === null ? null : asProblem(linked.error));
  if (error !== null) return <SignInFailure error={error} />;
  if (linked.data === undefined || current.isPending) return <p className="lead">{t("signIn.link.reading")}</p>;
  const { name, walletAddress, merchantId } = linked.data;
  const isOther = current.data !== undefined && current.data.merchantId !== merchantId;
  const enter = async () => {
    setBusy(true);
    try {
      await api.redeemSignInLink(token);
      client.clear();
      await navigate({ to: "/", replace: true });
    } catch (thrown) {
      setFailure(asProblem(thrown));
    }
    setBusy(false);
  };
  return (
    <>
      <p className="lead">{t("signIn.link.who")}</p>
      <dl className="linked">
        <dt>{t("signIn.name")}</dt>
        <dd>{name}</dd>
        <dt>{t("signIn.wallet")}</dt>
        <dd>
          <code>{walletAddress}</code>
        </dd>
      </dl>
      {isOther && <Notice tone="warn">{t("signIn.link.replaces", { name: current.data.name })}</Notice>}
      <p>{t("signIn.link.onlyIf")}</p>
      <Button kind="primary" busy={isBusy} onClick={() => void enter()}>
        {t("signIn.link.enter", { name })}
      </Button>
      <Link to="/" search={{}}>
        {t("signIn.link.cancel")}
      </Link>
    </>
  );
}
