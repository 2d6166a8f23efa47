import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { asProblem } from "../../api/problem";
import { queries } from "../../api/queries";
import type { SandboxWallet } from "../../api/schemas";
import { shortHash } from "../../format/time";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Copy, Copyable } from "../../ui/copy";
import { Dialog } from "../../ui/dialog";
import { QueryView } from "../../ui/query-view";
import { Failed } from "../../ui/states";
import { toast } from "../../ui/toasts";

/** The test wallets and the reset of a sandbox that is a local fork; nothing where the sandbox is a hosted chain. */
export function LocalFork() {
  const { t } = useTranslation();
  const query = useQuery(queries.sandboxWallets());
  const [resetting, setResetting] = useState(false);
  if (query.error !== null && asProblem(query.error).code === "sandbox_operation_unsupported") return null;
  return (
    <QueryView query={query}>
      {({ wallets }) => (
        <Card
          flush
          title={t("sandbox.fork.wallets")}
          aside={
            <Button small kind="danger" onClick={() => setResetting(true)}>
              {t("sandbox.fork.reset")}
            </Button>
          }
        >
          <p className="fork-note muted">{t("sandbox.fork.walletsMore")}</p>
          <ul className="rows">
            {wallets.map((wallet) => (
              <WalletRow key={wallet.address} wallet={wallet} />
            ))}
          </ul>
          <ResetDialog open={resetting} onClose={() => setResetting(false)} />
        </Card>
      )}
    </QueryView>
  );
}

function WalletRow({ wallet: { address, idrxBalance, ethBalance, privateKey } }: { readonly wallet: SandboxWallet }) {
  const { t, i18n } = useTranslation();
  const grouped = (amount: string) => Number(amount).toLocaleString(i18n.language, { maximumFractionDigits: 4 });
  return (
    <li className="fork-wallet">
      <Copyable text={address} shown={shortHash(address)} />
      <span className="small muted">
        {grouped(idrxBalance)} IDRX · {grouped(ethBalance)} ETH
      </span>
      <Copy text={privateKey} label={t("sandbox.fork.copyKey")} />
    </li>
  );
}

function ResetDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: api.resetSandbox,
    onSuccess: ({ forkedFrom }) => {
      toast(t("sandbox.fork.done", { block: forkedFrom.blockNumber }));
      onClose();
      return client.invalidateQueries();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t("sandbox.fork.resetTitle")} lead={t("sandbox.fork.resetMore")}>
      {reset.error !== null && <Failed error={reset.error} />}
      <div className="form-actions">
        <Button onClick={onClose}>{t("shell.cancel")}</Button>
        <Button kind="danger" busy={reset.isPending} onClick={() => reset.mutate()}>
          {t("sandbox.fork.reset")}
        </Button>
      </div>
    </Dialog>
  );
}
