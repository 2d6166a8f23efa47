import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Merchant } from "../../api/schemas";
import { firstKeyOf, forgetFirstKey, watchFirstKey } from "../../session/first-key";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Copy } from "../../ui/copy";

/** The key that registering made: it is shown until the merchant says that it is put away. */
export function FirstKey({ merchant: { merchantId } }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const key = useSyncExternalStore(watchFirstKey, () => firstKeyOf(merchantId));
  if (key === null) return null;
  return (
    <Card title={t("home.firstKey")}>
      <p>{t("home.firstKeyMore")}</p>
      <div className="secret">
        <code>{key}</code>
        <Copy text={key} label={t("shell.copy")} />
      </div>
      <Button kind="primary" onClick={forgetFirstKey}>
        {t("keys.stored")}
      </Button>
    </Card>
  );
}
