import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Merchant } from "../../api/schemas";
import { fullTime } from "../../format/time";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { Notice } from "../../ui/states";
import { CancelChange } from "./cancel-change";
import { ChangeWallet } from "./change-wallet";

/** The merchant's wallet, and its change: announced, it is visible here until it takes effect. */
export function WalletCard({ merchant }: { readonly merchant: Merchant }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const { walletAddress, nextWallet } = merchant;
  const close = () => setOpen(false);
  return (
    <Card title={t("account.wallet")}>
      <Copyable text={walletAddress} />
      <p className="small muted">{t("account.walletMore")}</p>
      {nextWallet === null ? (
        <Button onClick={() => setOpen(true)}>{t("wallet.change")}</Button>
      ) : (
        <Notice
          tone="warn"
          action={
            <Button small onClick={() => setOpen(true)}>
              {t("wallet.cancel")}
            </Button>
          }
        >
          {t("wallet.announced", {
            wallet: nextWallet.walletAddress,
            time: fullTime(nextWallet.effectiveAt, i18n.language),
          })}
        </Notice>
      )}
      {open && nextWallet === null && <ChangeWallet merchant={merchant} onClose={close} />}
      {open && nextWallet !== null && (
        <CancelChange merchant={merchant} newWallet={nextWallet.walletAddress} onClose={close} />
      )}
    </Card>
  );
}
