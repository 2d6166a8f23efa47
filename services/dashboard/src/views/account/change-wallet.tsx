import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, type Proof } from "../../api/calls";
import { asProblem, type Problem } from "../../api/problem";
import type { Merchant } from "../../api/schemas";
import { shortHash } from "../../format/time";
import { changeOf, proveChange } from "../../session/change-wallet";
import { addressOf } from "../../session/checksum";
import { walletUntil } from "../../session/until-stopped";
import type { BrowserWallet } from "../../session/wallets";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Explained } from "../../ui/explained";
import { TextField } from "../../ui/field";
import { Notice } from "../../ui/states";
import { toast } from "../../ui/toasts";
import { useClosing } from "../../ui/use-closing";
import { useWallets, WalletButtons } from "../../ui/wallet-buttons";

interface ChangeWalletProps {
  readonly merchant: Merchant;
  readonly onClose: () => void;
}

/** Two signatures, of the current wallet and of the new one, which may be accounts of one browser wallet. */
export function ChangeWallet({ merchant, onClose }: ChangeWalletProps) {
  const { t } = useTranslation();
  const wallets = useWallets();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const { busy, isSending, error, oldProof, signOld, signNew } = useChange(merchant);
  const address = addressOf(typed);
  const newWallet = address?.toLowerCase() === merchant.walletAddress.toLowerCase() ? null : address;
  const choose = (wallet: BrowserWallet) => {
    setIsWrong(newWallet === null);
    if (newWallet === null) return;
    if (oldProof === null) void signOld(newWallet, wallet);
    else void signNew(newWallet, wallet).then((isDone) => isDone && onClose());
  };
  const buttons = <WalletButtons wallets={wallets} text="wallet.sign" busy={busy} onChoose={choose} />;
  return (
    <Dialog open onClose={onClose} title={t("wallet.change")} lead={t("wallet.lead")} dismissible={!isSending}>
      <TextField
        {...{ label: t("wallet.newWallet"), value: typed, placeholder: "0x…", spellCheck: false, autoComplete: "off" }}
        disabled={oldProof !== null || busy}
        error={isWrong ? t("wallet.wrongAddress") : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {wallets.length === 0 && <Notice tone="warn">{t("wallet.noWallet")}</Notice>}
      <ol className="proofs">
        <li>
          <strong>{t("wallet.current", { wallet: shortHash(merchant.walletAddress) })}</strong>
          <div className="key-actions">
            {oldProof === null ? buttons : <span role="status">{t("wallet.signed")}</span>}
          </div>
        </li>
        <li>
          <strong>{t("wallet.next", { wallet: newWallet === null ? "0x…" : shortHash(newWallet) })}</strong>
          {oldProof !== null && <div className="key-actions">{buttons}</div>}
        </li>
      </ol>
      {error !== null && <Explained error={error} texts="wallet.reasons" />}
      <p className="small muted">{t("wallet.sameExtension")}</p>
      <div className="form-actions">
        <Button onClick={onClose} disabled={isSending}>
          {t("shell.cancel")}
        </Button>
      </div>
    </Dialog>
  );
}

function useChange(merchant: Merchant) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const closing = useClosing();
  const [busy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Problem | null>(null);
  const [oldProof, setOldProof] = useState<Proof | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    const isDone = await work().then(
      () => true,
      (thrown: unknown) => {
        setError(asProblem(thrown));
        return false;
      },
    );
    setBusy(false);
    return isDone;
  };
  const signOld = (newWallet: string, wallet: BrowserWallet) =>
    attempt(async () => {
      const change = changeOf(merchant, newWallet);
      setOldProof(await proveChange(change, merchant.walletAddress, walletUntil(wallet, closing)));
    });
  const change = async (newWallet: string, oldWalletProof: Proof, wallet: BrowserWallet) => {
    const newWalletProof = await proveChange(changeOf(merchant, newWallet), newWallet, walletUntil(wallet, closing));
    // Each message serves once: after a refusal both wallets sign anew.
    setOldProof(null);
    setSending(true);
    const proofs = { walletAddress: newWallet, oldWalletProof, newWalletProof };
    const { status } = await api.changeWallet(proofs).finally(() => setSending(false));
    if (status === "announced") {
      toast(t("wallet.announcedToast"));
      return client.invalidateQueries({ queryKey: ["me"] });
    }
    client.clear();
    await navigate({ to: "/sign-in", search: { reason: "wallet_changed" }, replace: true });
  };
  const signNew = (newWallet: string, wallet: BrowserWallet) =>
    attempt(async () => (oldProof === null ? undefined : change(newWallet, oldProof, wallet)));
  return { busy, isSending, error, oldProof, signOld, signNew };
}
