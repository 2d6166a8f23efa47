import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BrowserWallet, watchWallets } from "../../session/wallets";
import { useHasSandbox } from "../../shell/environment";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/states";
import { testWalletId } from "./use-sign-in";

interface WalletListProps {
  /** The wallet that has to answer. */
  readonly busy: string | null;
  readonly isSending: boolean;
  readonly onChoose: (wallet: BrowserWallet) => void;
  readonly onTest: () => void;
  readonly onCancel: () => void;
}

export function WalletList({ busy, isSending, onChoose, onTest, onCancel }: WalletListProps) {
  const { t } = useTranslation();
  // A test wallet is for play money.
  const hasSandbox = useHasSandbox();
  const [wallets, setWallets] = useState<readonly BrowserWallet[]>([]);
  useEffect(() => watchWallets(setWallets), []);
  return (
    <div className="wallets">
      {wallets.map((wallet) => (
        <Button
          key={wallet.id}
          className="wallet"
          busy={busy === wallet.id}
          disabled={busy !== null}
          onClick={() => onChoose(wallet)}
        >
          {wallet.icon === null ? (
            <Icon name="wallet" size={22} />
          ) : (
            <img src={wallet.icon} alt="" width={24} height={24} />
          )}
          <span>{wallet.name ?? t("signIn.browserWallet")}</span>
        </Button>
      ))}
      {wallets.length === 0 && <Notice>{t("signIn.noWallet")}</Notice>}
      {busy !== null && busy !== testWalletId && (
        <>
          <p className="small muted" role="status">
            {t("signIn.confirmInWallet")}
          </p>
          <Button onClick={onCancel} disabled={isSending}>
            {t("shell.cancel")}
          </Button>
        </>
      )}
      {hasSandbox && (
        <>
          <p className="or">
            <span>{t("signIn.or")}</span>
          </p>
          <Button
            kind={wallets.length === 0 ? "primary" : "secondary"}
            busy={busy === testWalletId}
            disabled={busy !== null}
            onClick={onTest}
          >
            <Icon name="flask" />
            {t("signIn.tryTest")}
          </Button>
          <p className="small muted">{t("signIn.testMeans")}</p>
        </>
      )}
    </div>
  );
}
