import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import type { Merchant } from "../../api/schemas";
import { shortHash } from "../../format/time";
import { changeOf, proveCancel } from "../../session/change-wallet";
import { walletUntil } from "../../session/until-stopped";
import type { BrowserWallet } from "../../session/wallets";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Explained } from "../../ui/explained";
import { Notice } from "../../ui/states";
import { toast } from "../../ui/toasts";
import { useClosing } from "../../ui/use-closing";
import { useWallets, WalletButtons } from "../../ui/wallet-buttons";

interface CancelChangeProps {
  readonly merchant: Merchant;
  readonly newWallet: string;
  readonly onClose: () => void;
}

export function CancelChange({ merchant, newWallet, onClose }: CancelChangeProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const wallets = useWallets();
  const closing = useClosing();
  const [isSending, setSending] = useState(false);
  const cancel = useMutation({
    mutationFn: async (wallet: BrowserWallet) => {
      const proof = await proveCancel(changeOf(merchant, newWallet), walletUntil(wallet, closing));
      setSending(true);
      return api.cancelWalletChange(proof).finally(() => setSending(false));
    },
    onSuccess: () => {
      toast(t("wallet.cancelled"));
      onClose();
      return client.invalidateQueries({ queryKey: ["me"] });
    },
  });
  const lead = t("wallet.cancelLead", { wallet: shortHash(newWallet) });
  return (
    <Dialog open onClose={onClose} title={t("wallet.cancel")} lead={lead} dismissible={!isSending}>
      {cancel.error !== null && <Explained error={cancel.error} texts="wallet.reasons" />}
      {wallets.length === 0 && <Notice tone="warn">{t("wallet.noWallet")}</Notice>}
      <div className="form-actions">
        <Button onClick={onClose} disabled={isSending}>
          {t("shell.back")}
        </Button>
        <WalletButtons wallets={wallets} text="wallet.sign" busy={cancel.isPending} onChoose={cancel.mutate} />
      </div>
    </Dialog>
  );
}
