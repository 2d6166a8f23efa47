import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, type Environment } from "../../api/calls";
import { queries } from "../../api/queries";
import type { ChainConfig, PaymentRecord, RefundPreparation, RefundRecord } from "../../api/schemas";
import { baseUnitsOf, rupiah, typedRupiah } from "../../format/money";
import { shortHash } from "../../format/time";
import { type Refunding, useRefund, useSignedRefund } from "../../refund/use-refund";
import type { BrowserWallet } from "../../session/wallets";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Explained } from "../../ui/explained";
import { TextField } from "../../ui/field";
import { Loading, Notice } from "../../ui/states";
import { useWallets, WalletButtons } from "../../ui/wallet-buttons";
import { SendAgain, SignedRefund } from "./signed-refund";

interface RefundDialogProps {
  readonly payment: PaymentRecord;
  readonly environment: Environment;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function RefundDialog({ payment, environment, open, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const signed = useSignedRefund(payment.paymentId);
  const title = t("refund.dialog", { amount: rupiah(payment.amount) });
  const lead = t("refund.lead", { payer: shortHash(payment.from) });
  return (
    <Dialog open={open} onClose={onClose} title={title} lead={lead} dismissible={signed === null}>
      <Content payment={payment} environment={environment} onClose={onClose} />
    </Dialog>
  );
}

type ContentProps = Omit<RefundDialogProps, "open">;

/** What remains is asked when the dialog opens, so that a refund that cannot be is told before the form is filled in. */
function Content({ payment, environment, onClose }: ContentProps) {
  const { paymentId, network } = payment;
  const refunding = useRefund(environment, paymentId);
  const { created, signed, step } = refunding;
  const [isSignedHere, setSignedHere] = useState(false);
  const isSignedBefore = signed !== null && !isSignedHere;
  const config = useQuery(queries.config());
  const preparation = useQuery({
    queryKey: ["refund-preparation", environment, paymentId],
    queryFn: () => api.prepareRefund(environment, paymentId),
    enabled: created === null && step === null && !isSignedBefore,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (created !== null) return <Progress refund={created} onClose={onClose} />;
  if (isSignedBefore) return <SignedRefund signed={signed} refunding={refunding} />;
  const error = preparation.error ?? config.error;
  if (error !== null) {
    const retry = () => void Promise.all([preparation.refetch(), config.refetch()]);
    return <Explained error={error} texts="refund.reasons" retry={retry} />;
  }
  const chain = config.data?.networks.find((each) => each.network === network && each.environment === environment);
  if (preparation.data === undefined || chain === undefined) return <Loading rows={4} />;
  const refund = (form: RefundForm, wallet: BrowserWallet) => {
    setSignedHere(true);
    void refunding.refund({ payment, chain, ...form }, wallet);
  };
  return <Form {...{ preparation: preparation.data, chain, refunding, refund, onClose }} />;
}

interface RefundForm {
  /** Base units. */
  readonly amount: string;
  readonly reason: string;
  readonly approveForLater: boolean;
}

interface FormProps {
  readonly preparation: RefundPreparation;
  readonly chain: ChainConfig;
  readonly refunding: Refunding;
  readonly refund: (form: RefundForm, wallet: BrowserWallet) => void;
  readonly onClose: () => void;
}

function Form({ preparation, chain, refunding, refund, onClose }: FormProps) {
  const { t } = useTranslation();
  const { remaining, from, approval } = preparation;
  const [typed, setTyped] = useState(typedRupiah(remaining));
  const [reason, setReason] = useState("");
  const [approveForLater, setApproveForLater] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const wallets = useWallets();
  const { step, error, signed } = refunding;
  const amount = baseUnitsOf(typed);
  const submit = (wallet: BrowserWallet) => {
    const isRight = amount !== null && BigInt(amount) <= BigInt(remaining);
    setIsWrong(!isRight);
    if (isRight) refund({ amount, reason: reason.trim(), approveForLater }, wallet);
  };
  const isFixed = step !== null || signed !== null;
  const [only] = wallets.length === 1 ? wallets : [];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (only !== undefined && !isFixed) submit(only);
  };
  const shown = { remaining: rupiah(remaining) };
  const needsApproval = amount === null ? !approval.approved : BigInt(approval.allowance) < BigInt(amount);
  return (
    <form className="form" onSubmit={onSubmit} noValidate>
      <TextField
        {...{ label: t("refund.amount"), value: typed, inputMode: "decimal", disabled: isFixed, autoComplete: "off" }}
        hint={t("refund.amountHint", shown)}
        error={isWrong ? t("refund.wrongAmount", shown) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        {...{ label: t("refund.reason"), value: reason, maxLength: 500, disabled: isFixed, autoComplete: "off" }}
        hint={t("refund.reasonHint")}
        onChange={(event) => setReason(event.target.value)}
      />
      {needsApproval && <Approval {...{ chain, approveForLater, setApproveForLater, isFixed }} />}
      {error !== null && <Explained error={error} texts="refund.reasons" />}
      <p className="small muted" role="status">
        <Status refunding={refunding} signer={from} />
      </p>
      {wallets.length === 0 && <Notice tone="warn">{t("refund.noWallet", { wallet: shortHash(from) })}</Notice>}
      <div className="form-actions">
        {signed === null ? (
          <>
            <Button onClick={onClose}>{t("shell.cancel")}</Button>
            <WalletButtons wallets={wallets} text="refund.signWith" busy={step !== null} onChoose={submit} />
          </>
        ) : (
          <SendAgain refunding={refunding} />
        )}
      </div>
    </form>
  );
}

function Status({ refunding: { step, signed }, signer }: { readonly refunding: Refunding; readonly signer: string }) {
  const { t } = useTranslation();
  if (step !== null) return t(`refund.steps.${step}`);
  if (signed !== null) return t("refund.signed", { amount: rupiah(signed.amount) });
  return t("refund.signer", { wallet: shortHash(signer) });
}

interface ApprovalProps {
  readonly chain: ChainConfig;
  readonly approveForLater: boolean;
  readonly setApproveForLater: (forLater: boolean) => void;
  readonly isFixed: boolean;
}

function Approval({ chain, approveForLater, setApproveForLater, isFixed }: ApprovalProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn">
      <p>
        <strong>{t("refund.approvalTitle")}</strong>
      </p>
      <p>{t("refund.approvalMore", { coin: chain.nativeCurrency.symbol })}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={approveForLater}
          disabled={isFixed}
          onChange={(event) => setApproveForLater(event.target.checked)}
        />
        {t("refund.approveForLater")}
      </label>
    </Notice>
  );
}

/** The refund's end, which is awaited here as long as the dialog is open. */
function Progress({ refund, onClose }: { readonly refund: RefundRecord; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { environment, paymentId, refundId } = refund;
  const { data } = useQuery(queries.refundsOf(environment, paymentId));
  const { status, amount, failure } = data?.refunds.find((each) => each.refundId === refundId) ?? refund;
  return (
    <>
      {status === "pending" && (
        <Notice>
          <span className="spinner" aria-hidden="true" /> {t("refund.pending")}
        </Notice>
      )}
      {status === "confirmed" && <Notice tone="good">{t("refund.confirmed", { amount: rupiah(amount) })}</Notice>}
      {status === "failed" && <Notice tone="bad">{t("refund.failed", { message: failure?.message ?? "" })}</Notice>}
      <div className="form-actions">
        <Button kind="primary" onClick={onClose}>
          {t("shell.close")}
        </Button>
      </div>
    </>
  );
}
