import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import type { Merchant } from "../../api/schemas";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/states";

/** What comes next on the way to the first real payment; nothing once it has come. A missing webhook is told of elsewhere. */
export function ProductionStep({ merchant }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const keys = useQuery(queries.keys()).data?.apiKeys;
  const paid = useQuery(queries.payments("production", { status: "confirmed", limit: 1 })).data?.pagination.total;
  if (keys === undefined || paid === undefined || paid > 0) return null;
  const hasKey = keys.some(({ environment, revokedAt }) => environment === "production" && revokedAt === null);
  if (hasKey && merchant.webhookUrl === null) return null;
  const action = (
    <Button small asChild>
      {hasKey ? (
        <Link to="/links">{t("home.production.payAction")}</Link>
      ) : (
        <Link to="/keys">{t("home.production.keyAction")}</Link>
      )}
    </Button>
  );
  return <Notice action={action}>{t(hasKey ? "home.production.pay" : "home.production.key")}</Notice>;
}
