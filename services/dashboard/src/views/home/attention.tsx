import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Environment } from "../../api/calls";
import { queries } from "../../api/queries";
import type { Merchant } from "../../api/schemas";
import { fullTime, shortHash } from "../../format/time";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/states";
import { useFailed } from "../developers/use-failed";

interface AttentionProps {
  readonly merchant: Merchant;
  readonly environment: Environment;
}

/** What the merchant should look at; nothing where nothing is wrong. */
export function Attention({ merchant, environment }: AttentionProps) {
  const { t, i18n } = useTranslation();
  const { count, number } = useFailed();
  const keys = useQuery(queries.keys()).data?.apiKeys ?? [];
  const isLive = keys.some((key) => key.environment === "production" && key.revokedAt === null);
  const toWebhooks = (
    <Button small asChild>
      <Link to="/webhooks">{t("home.attention.show")}</Link>
    </Button>
  );
  const { nextWallet, webhookDisabledAt, webhookUrl } = merchant;
  return (
    <>
      {webhookDisabledAt !== null && (
        <Notice tone="bad" action={toWebhooks}>
          {t("home.attention.disabled", { time: fullTime(webhookDisabledAt, i18n.language) })}
        </Notice>
      )}
      {count > 0 && webhookDisabledAt === null && (
        <Notice tone="warn" action={toWebhooks}>
          {t("home.attention.failed", { count, number })}
        </Notice>
      )}
      {environment === "production" && isLive && webhookUrl === null && (
        <Notice tone="warn" action={toWebhooks}>
          {t("home.attention.noWebhook")}
        </Notice>
      )}
      {nextWallet !== null && (
        <Notice tone="warn">
          {t("home.attention.wallet", {
            wallet: shortHash(nextWallet.walletAddress),
            time: fullTime(nextWallet.effectiveAt, i18n.language),
          })}
        </Notice>
      )}
    </>
  );
}
