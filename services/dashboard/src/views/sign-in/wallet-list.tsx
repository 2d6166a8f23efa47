import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BrowserWallet, watchWallets } from "../../session/wallets";
import { useHasSandbox } from "../../shell/environment";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/states";

interface WalletListProps {
  /** The wallet that is being asked; `test` is the test wallet. */
  readonly busy: string | null;
  readonly onChoose: (wallet: BrowserWallet) => void;
  readonly onTest: () => void;
}

export function WalletList({ busy, onChoose, onTest }: WalletListProps) {
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
      {busy !== null && busy !== "test" && (
        <p className="small muted" role="status">
          {t("signIn.confirmInWallet")}
        </p>
      )}
      {hasSandbox && (
        <>
          <p className="or">
            <span>{t("signIn.or")}</span>
          </p>
          <Button
            kind={wallets.length === 0 ? "primary" : "secondary"}
            busy={busy === "test"}
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
