import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BrowserWallet, watchWallets } from "../session/wallets";
import { Button } from "./button";
import { Icon } from "./icon";

/** The wallets of this browser, as they announce themselves. */
export function useWallets(): readonly BrowserWallet[] {
  const [wallets, setWallets] = useState<readonly BrowserWallet[]>([]);
  useEffect(() => watchWallets(setWallets), []);
  return wallets;
}

interface WalletButtonsProps {
  readonly wallets: readonly BrowserWallet[];
  /** What a button says, with `{{name}}` for the wallet. */
  readonly text: string;
  readonly busy: boolean;
  readonly onChoose: (wallet: BrowserWallet) => void;
}

/** One button for each wallet: the first is the primary action where there is only one. */
export function WalletButtons({ wallets, text, busy, onChoose }: WalletButtonsProps) {
  const { t } = useTranslation();
  return wallets.map((wallet) => (
    <Button
      key={wallet.id}
      kind={wallets.length === 1 ? "primary" : "secondary"}
      busy={busy}
      onClick={() => onChoose(wallet)}
    >
      {wallet.icon === null ? <Icon name="wallet" /> : <img src={wallet.icon} alt="" width={18} height={18} />}
      <span>{t(text, { name: wallet.name ?? t("signIn.browserWallet") })}</span>
    </Button>
  ));
}
