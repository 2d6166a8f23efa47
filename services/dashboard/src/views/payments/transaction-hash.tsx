import { useTranslation } from "react-i18next";
import { Copyable } from "../../ui/copy";
import { Icon } from "../../ui/icon";
import { explorerLink } from "./explorer";

/** A transaction's hash to copy, with a link to the network's explorer where there is one. */
export function TransactionHash({ txHash, network }: { readonly txHash: string; readonly network: string }) {
  const { t } = useTranslation();
  const link = explorerLink(network, txHash);
  return (
    <span className="transaction">
      <Copyable text={txHash} />
      {link !== null && (
        <a href={link} target="_blank" rel="noreferrer" className="external">
          {t("payment.explorer")}
          <Icon name="external" size={14} />
        </a>
      )}
    </span>
  );
}
